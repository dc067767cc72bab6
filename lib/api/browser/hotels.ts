import type { HotelParty } from "../contract/hotels";
import { call } from "./call";

/**
 * A hotel with every room and rate for a party, the cheapest first. ApiError 404 where there is no
 * such hotel.
 */
export const listHotelOffers = (id: string, party: HotelParty, signal?: AbortSignal) =>
  call("POST /api/hotels/{id}/offers", { params: { id }, body: party, signal });
