import { call } from "./browser/call";
import type {
  ActivityDealSearch,
  CarDealSearch,
  HotelDealSearch,
  ResortDealSearch,
} from "./contract/deals";

/**
 * The browser's client of `app/api/[...path]/route.ts`. Deals keep their wire names: `to-deal.ts`
 * maps them. Each call throws an ApiError with the server's message, else "Something went wrong";
 * status 0 if there was no response.
 */
export const searchHotelDeals = async (body: HotelDealSearch, signal?: AbortSignal) =>
  (await call("POST /api/dealray/deals/hotel-search", { body, signal })).response;

/** Activity deals around a point. */
export const searchActivityDeals = async (body: ActivityDealSearch, signal?: AbortSignal) =>
  (await call("POST /api/dealray/deals/activity-search", { body, signal })).response;

/** Rental car deals around an airport. */
export const searchCarDeals = async (body: CarDealSearch, signal?: AbortSignal) =>
  (await call("POST /api/dealray/deals/car-search", { body, signal })).response;

/** Resort deals around a point; prices in `currency` (ISO 4217). */
export const searchResortDeals = async (
  body: ResortDealSearch,
  currency: string,
  signal?: AbortSignal,
) => (await call("POST /api/resort/deals", { query: { currency }, body, signal })).data;

/** Cities, airports and hotels by name. */
export const suggestHotels = async (text: string, signal?: AbortSignal) => {
  const body = { text, isManageLocation: false };
  return (await call("POST /api/v2/hotel/auto-suggest", { body, signal })).data.locationSuggestions;
};

/** Cities and activities by name. */
export const suggestActivities = async (text: string, signal?: AbortSignal) => {
  const body = { text, isManageLocation: false };
  return (await call("POST /api/activities/auto-suggest", { body, signal })).data;
};

/** Airports and cities to pick a car up in. */
export const suggestCars = async (text: string, signal?: AbortSignal) => {
  const body = { text, isManageLocation: false };
  return (await call("POST /api/car-rental/auto-suggest", { body, signal })).data.locations;
};

/** Airports by code, name or city. */
export const searchAirports = async (text: string, signal?: AbortSignal) =>
  (await call("GET /api/flight/airports", { query: { search: text }, signal })).data;

/** Resort destinations by name. */
export const suggestResorts = async (text: string, signal?: AbortSignal) =>
  (await call("GET /api/resort/auto-suggest", { query: { key: text }, signal })).data;

/** Currencies a visitor can choose, one entry per country. */
export const listCurrencies = async (signal?: AbortSignal) =>
  (await call("GET /api/admin/country/enableCurrencies", { signal })).data;
