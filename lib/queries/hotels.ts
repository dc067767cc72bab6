import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { listHotelOffers, searchHotels } from "@/lib/api/browser/hotels";
import type { HotelParty, hotelSearchSchema } from "@/lib/api/contract/hotels";

/** One page of a search; what the viewer may not see was left out by the backend. */
export const hotelsQuery = (search: z.input<typeof hotelSearchSchema>) =>
  queryOptions({ queryKey: ["hotels", "search", search], queryFn: ({ signal }) => searchHotels(search, signal) });

/** What a hotel has for a party at this moment, never from memory: it is asked when what was there may be gone. */
export const hotelOffersQuery = (id: string, party: HotelParty) =>
  queryOptions({ queryKey: ["hotels", "offers", id, party], queryFn: ({ signal }) => listHotelOffers(id, party, signal), staleTime: 0 });
