import type { BodyOf } from "./browser-call";
import { call } from "./call";

export type FlightSearchBody = BodyOf<"POST /api/flights/search">;
export type DayPricesBody = BodyOf<"POST /api/flights/days">;

/** One page of the itineraries of a search, or how far it has come. */
export const searchFlights = (body: FlightSearchBody, signal?: AbortSignal) =>
  call("POST /api/flights/search", { body, signal });

/** What the days around a search cost. */
export const listDayPrices = (body: DayPricesBody, signal?: AbortSignal) =>
  call("POST /api/flights/days", { body, signal });
