import type { HotelParty } from "../contract/hotels";
import type { BodyOf, Input } from "./browser-call";
import { call } from "./call";

export type NightPricesBody = BodyOf<"POST /api/hotels/nights">;

/** What each night of a month costs at least. */
export const listNightPrices = (body: NightPricesBody, signal?: AbortSignal) =>
  call("POST /api/hotels/nights", { body, signal });

/**
 * A hotel with every room and rate for a party. ApiError 404 where there is no such hotel.
 */
export const listHotelOffers = (id: string, party: HotelParty, signal?: AbortSignal) =>
  call("POST /api/hotels/{id}/offers", { params: { id }, body: party, signal });

/** A page of a hotel's reviews. ApiError 404 where there is nothing to read. */
export const listHotelReviews = (
  id: string,
  query: Input<"GET /api/hotels/{id}/reviews">["query"],
  signal?: AbortSignal,
) => call("GET /api/hotels/{id}/reviews", { params: { id }, query, signal });
