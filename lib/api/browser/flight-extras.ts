import type { BodyOf } from "./browser-call";
import { call } from "./call";

export type ItineraryBody = BodyOf<"POST /api/flights/{id}/fares">;
export type SeatsBody = BodyOf<"POST /api/flights/offers/{id}/seats">;
export type FlightSearchBody = BodyOf<"POST /api/flights/search">;

/** An itinerary's fares; none when it is sold out. ApiError 503 `supplier_unavailable`. */
export const listFares = async (id: string, body: ItineraryBody, signal?: AbortSignal) =>
  (await call("POST /api/flights/{id}/fares", { params: { id }, body, signal, isSlow: true }))
    .fares;

/** The seat maps of a fare, by segment; null for segments without one. */
export const listSeats = async (id: string, body: SeatsBody, signal?: AbortSignal) =>
  (
    await call("POST /api/flights/offers/{id}/seats", {
      params: { id },
      body,
      signal,
      isSlow: true,
    })
  ).segments;

/** One page of the flights of a search, or how far it has come. */
export const searchNextBest = (body: FlightSearchBody, signal?: AbortSignal) =>
  call("POST /api/flights/search", { body, signal });
