import { queryOptions } from "@tanstack/react-query";
import { listHotelOffers } from "@/lib/api/browser/hotels";
import type { HotelParty } from "@/lib/api/contract/hotels";

/**
 * What a hotel has for a party at this moment, never from memory: it is asked when what was there
 * may be gone.
 */
export const hotelOffersQuery = (id: string, party: HotelParty) =>
  queryOptions({
    queryKey: ["hotels", "offers", id, party],
    queryFn: ({ signal }) => listHotelOffers(id, party, signal),
    staleTime: 0,
  });
