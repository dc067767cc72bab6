import { call, type Answer } from "./browser/call";
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
import type {
  PlaceSuggestion,
  searchAirportsEndpoint,
  suggestActivitiesEndpoint,
  suggestCarsEndpoint,
  suggestHotelsEndpoint,
  suggestResortsEndpoint,
} from "./contract/suggestions";

/**
 * The browser's client of `app/api/[...path]/route.ts`. Deals keep their wire names: `to-deal.ts`
 * maps them. Each call throws an ApiError with the server's message, else "Something went wrong";
 * status 0 if there was no response.
 */
export const searchHotelDeals = async (
  body: HotelDealSearch,
  signal?: AbortSignal,
): Promise<HotelDealWire[]> =>
  (
    await call<Answer<typeof searchHotelDealsEndpoint>>("post", "/api/dealray/deals/hotel-search", {
      body,
      signal,
    })
  ).response;

/** Activity deals around a point. */
export const searchActivityDeals = async (
  body: ActivityDealSearch,
  signal?: AbortSignal,
): Promise<ActivityDealWire[]> =>
  (
    await call<Answer<typeof searchActivityDealsEndpoint>>(
      "post",
      "/api/dealray/deals/activity-search",
      { body, signal },
    )
  ).response;

/** Rental car deals around an airport. */
export const searchCarDeals = async (
  body: CarDealSearch,
  signal?: AbortSignal,
): Promise<CarDealWire[]> =>
  (
    await call<Answer<typeof searchCarDealsEndpoint>>("post", "/api/dealray/deals/car-search", {
      body,
      signal,
    })
  ).response;

/** Resort deals around a point; prices in `currency` (ISO 4217). */
export const searchResortDeals = async (
  body: ResortDealSearch,
  currency: string,
  signal?: AbortSignal,
): Promise<ResortDealWire[]> =>
  (
    await call<Answer<typeof searchResortDealsEndpoint>>("post", "/api/resort/deals", {
      query: { currency },
      body,
      signal,
    })
  ).data;

/** Cities, airports and hotels by name. */
export const suggestHotels = async (
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> =>
  (
    await call<Answer<typeof suggestHotelsEndpoint>>("post", "/api/v2/hotel/auto-suggest", {
      body: { text, isManageLocation: false },
      signal,
    })
  ).data.locationSuggestions;

/** Cities and activities by name. */
export const suggestActivities = async (
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> =>
  (
    await call<Answer<typeof suggestActivitiesEndpoint>>("post", "/api/activities/auto-suggest", {
      body: { text, isManageLocation: false },
      signal,
    })
  ).data;

/** Airports and cities to pick a car up in. */
export const suggestCars = async (text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  (
    await call<Answer<typeof suggestCarsEndpoint>>("post", "/api/car-rental/auto-suggest", {
      body: { text, isManageLocation: false },
      signal,
    })
  ).data.locations;

/** Airports by code, name or city. */
export const searchAirports = async (
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> =>
  (
    await call<Answer<typeof searchAirportsEndpoint>>("get", "/api/flight/airports", {
      query: { search: text },
      signal,
    })
  ).data;

/** Resort destinations by name. */
export const suggestResorts = async (
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> =>
  (
    await call<Answer<typeof suggestResortsEndpoint>>("get", "/api/resort/auto-suggest", {
      query: { key: text },
      signal,
    })
  ).data;

/** Currencies a visitor can choose, one entry per country. */
export const listCurrencies = async (signal?: AbortSignal): Promise<CurrencyEntry[]> =>
  (
    await call<Answer<typeof listEnabledCurrenciesEndpoint>>(
      "get",
      "/api/admin/country/enableCurrencies",
      { signal },
    )
  ).data;
