import type { Options } from "ky";
import type * as z from "zod";
import type { CurrencyEntry, listEnabledCurrenciesEndpoint } from "./contract/countries";
import type {
  ActivityDealSearch,
  ActivityDealWire,
  CarDealSearch,
  CarDealWire,
  HotelDealSearch,
  HotelDealWire,
  ResortDealSearch,
  ResortDealWire,
  searchActivityDealsEndpoint,
  searchCarDealsEndpoint,
  searchHotelDealsEndpoint,
  searchResortDealsEndpoint,
} from "./contract/deals";
import { languages, type LanguageCode } from "./contract/languages";
import type {
  PlaceSuggestion,
  searchAirportsEndpoint,
  suggestActivitiesEndpoint,
  suggestCarsEndpoint,
  suggestHotelsEndpoint,
  suggestResortsEndpoint,
} from "./contract/suggestions";
import type { Credentials } from "./contract/sessions";
import type { User } from "./contract/users";
import { ApiError, somethingWentWrong, toApiError } from "./errors";
import { header } from "./headers";
import { tabSessionId } from "./tab-session-id";

type Answer<E extends { response: z.ZodType }> = z.output<E["response"]>;
type Call = { query?: Record<string, string>; body?: unknown; signal?: AbortSignal };

/** The spec's markers of a deal link or a proposal in the address (spec §7). */
const isDealLink = (search: string) => ["dealLinkId", "proposalId"].some((name) => new URLSearchParams(search).has(name));

const toHeaders = (): Record<string, string> => ({
  [header.language]: languages.find(({ formatsAs }) => formatsAs === document.documentElement.lang)?.code ?? "en",
  [header.sessionId]: tabSessionId(),
  [header.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(isDealLink(location.search) ? { [header.optionalAuth]: "true" } : {}),
});

/** Loaded with the first call: it isn't part of the first view's script. */
const loadClient = async () => (await import("ky")).default;

/** The door has checked the answer against the contract: the browser only needs its type. */
async function call<T>(method: "get" | "post", path: `/api/${string}`, { query, body, signal }: Call = {}): Promise<T> {
  const url = new URL(path, location.origin);
  const request: Options = {
    method,
    headers: toHeaders(),
    throwHttpErrors: false,
    timeout: 10_000,
    retry: { limit: 1, methods: ["get"] },
    ...(query ? { searchParams: query } : {}),
    ...(method === "post" ? { json: body ?? {} } : {}),
    ...(signal ? { signal } : {}),
  };
  const response = await loadClient()
    .then((http) => http(url, request))
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, "unreachable", somethingWentWrong);
    });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw toApiError(response.status, answer);
  return answer as T;
}

/**
 * The browser's side of the door (`app/api/[...path]/route.ts`). Deals are as the wire spells them: `to-deal.ts` maps them.
 * Each call throws an ApiError whose message is the server's, else "Something went wrong"; status 0 when nothing answered.
 */
export const searchHotelDeals = async (body: HotelDealSearch, signal?: AbortSignal): Promise<HotelDealWire[]> =>
  (await call<Answer<typeof searchHotelDealsEndpoint>>("post", "/api/dealray/deals/hotel-search", { body, signal })).response;

/** Activity deals around a point. */
export const searchActivityDeals = async (body: ActivityDealSearch, signal?: AbortSignal): Promise<ActivityDealWire[]> =>
  (await call<Answer<typeof searchActivityDealsEndpoint>>("post", "/api/dealray/deals/activity-search", { body, signal })).response;

/** Rental car deals around an airport. */
export const searchCarDeals = async (body: CarDealSearch, signal?: AbortSignal): Promise<CarDealWire[]> =>
  (await call<Answer<typeof searchCarDealsEndpoint>>("post", "/api/dealray/deals/car-search", { body, signal })).response;

/** Resort deals around a point; prices in `currency` (ISO 4217). */
export const searchResortDeals = async (body: ResortDealSearch, currency: string, signal?: AbortSignal): Promise<ResortDealWire[]> =>
  (await call<Answer<typeof searchResortDealsEndpoint>>("post", "/api/resort/deals", { query: { currency }, body, signal })).data;

/** Cities, airports and hotels by name. */
export const suggestHotels = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (await call<Answer<typeof suggestHotelsEndpoint>>("post", "/api/v2/hotel/auto-suggest", { body: { text, isManageLocation: false }, signal })).data
    .locationSuggestions;

/** Cities and activities by name. */
export const suggestActivities = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (await call<Answer<typeof suggestActivitiesEndpoint>>("post", "/api/activities/auto-suggest", { body: { text, isManageLocation: false }, signal })).data;

/** Airports and cities to pick a car up in. */
export const suggestCars = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (await call<Answer<typeof suggestCarsEndpoint>>("post", "/api/car-rental/auto-suggest", { body: { text, isManageLocation: false }, signal })).data.locations;

/** Airports by code, name or city. */
export const searchAirports = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (await call<Answer<typeof searchAirportsEndpoint>>("get", "/api/flight/airports", { query: { search: text }, signal })).data;

/** Resort destinations by name. */
export const suggestResorts = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (await call<Answer<typeof suggestResortsEndpoint>>("get", "/api/resort/auto-suggest", { query: { key: text }, signal })).data;

/** Currencies a visitor can choose, one entry per country. */
export const listCurrencies = async (signal?: AbortSignal): Promise<CurrencyEntry[]> =>
  (await call<Answer<typeof listEnabledCurrenciesEndpoint>>("get", "/api/admin/country/enableCurrencies", { signal })).data;

/** Signs in; the door keeps the token and sets the cookie. */
export const logIn = (credentials: Credentials): Promise<{ user: User }> => call("post", "/api/user/login", { body: credentials });

/** Ends the session here and on the server; fine to repeat. */
export const logOut = (): Promise<unknown> => call("post", "/api/user/logout");

/**
 * Tells the server which language somebody signed in has chosen (spec §4). The choice itself is a link: nobody waits for the answer, the
 * request outlives the page, and one that fails changes nothing of what the person sees.
 */
export const sendLanguage = (language: LanguageCode): void => {
  const headers = { ...toHeaders(), "Content-Type": "application/json" };
  fetch(`/api/user/changeLanguage/${language}`, { method: "POST", keepalive: true, headers, body: "{}" }).catch(() => {});
};
