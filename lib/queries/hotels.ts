import { queryOptions } from "@tanstack/react-query";
import { listHotelOffers } from "@/lib/api/browser/hotels";
import type { HotelParty } from "@/lib/api/contract/hotels";

/** A hotel's current offers for a party, never cached: requested when earlier ones may be gone. */
export const hotelOffersQuery = (id: string, party: HotelParty) =>
  queryOptions({
    queryKey: ["hotels", "offers", id, party],
    queryFn: ({ signal }) => listHotelOffers(id, party, signal),
    staleTime: 0,
  });
