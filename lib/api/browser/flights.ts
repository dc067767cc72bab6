import type { BodyOf } from "./browser-call";
import { call } from "./call";

type FaresBody = BodyOf<"POST /api/flights/{id}/fares">;
export type DayPricesBody = BodyOf<"POST /api/flights/days">;

/** What the days around a search cost. */
export const listDayPrices = (body: DayPricesBody, signal?: AbortSignal) =>
  call("POST /api/flights/days", { body, signal });

/** An itinerary with its fares for a party. ApiError 404 where there are no such flights. */
export const listFares = (id: string, party: FaresBody, signal?: AbortSignal) =>
  call("POST /api/flights/{id}/fares", {
    params: { id },
    body: party,
    isSlow: true,
    signal,
  });
