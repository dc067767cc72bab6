import { queryOptions } from "@tanstack/react-query";
import { listHotelOffers, searchHotels, type HotelSearchBody } from "@/lib/api/browser/hotels";
import type { HotelParty } from "@/lib/api/contract/hotels";

/** A hotel's current offers for a party, never cached: requested when earlier ones may be gone. */
export const hotelOffersQuery = (id: string, party: HotelParty) =>
  queryOptions({
    queryKey: ["hotels", "offers", id, party],
    queryFn: ({ signal }) => listHotelOffers(id, party, signal),
    staleTime: 0,
  });

/** How far a search for hotels has come. */
export const hotelSearchQuery = (search: HotelSearchBody) =>
  queryOptions({
    queryKey: ["hotels", "search", search],
    queryFn: ({ signal }) => searchHotels(search, signal),
    select: ({ state, unfiltered }) => ({ state, unfiltered }),
  });
