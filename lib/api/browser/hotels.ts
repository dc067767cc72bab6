import type * as z from "zod";
import type { HotelParty, hotelSearchSchema, listHotelOffersEndpoint, searchHotelsEndpoint } from "../contract/hotels";
import { call, type Answer } from "./call";

/** One page of the hotels around a place. ApiError 422 names the wrong field, 503 when no supplier answers. */
export const searchHotels = (body: z.input<typeof hotelSearchSchema>, signal?: AbortSignal): Promise<Answer<typeof searchHotelsEndpoint>> =>
  call("post", "/api/hotels/search", { body, ...(signal ? { signal } : {}) });

/** A hotel with every room and rate for a party, the cheapest first. ApiError 404 where there is no such hotel. */
export const listHotelOffers = (id: string, party: HotelParty, signal?: AbortSignal): Promise<Answer<typeof listHotelOffersEndpoint>> =>
  call("post", `/api/hotels/${encodeURIComponent(id)}/offers`, { body: party, ...(signal ? { signal } : {}) });
