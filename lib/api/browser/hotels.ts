import type { HotelParty, listHotelOffersEndpoint } from "../contract/hotels";
import { call, type Answer } from "./call";

/**
 * A hotel with every room and rate for a party, the cheapest first. ApiError 404 where there is no
 * such hotel.
 */
export const listHotelOffers = (
  id: string,
  party: HotelParty,
  signal?: AbortSignal,
): Promise<Answer<typeof listHotelOffersEndpoint>> =>
  call("post", `/api/hotels/${encodeURIComponent(id)}/offers`, {
    body: party,
    ...(signal ? { signal } : {}),
  });
