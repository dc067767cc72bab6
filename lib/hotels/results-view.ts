import type { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import type { ResultsLinks } from "@/lib/hotels/results-links";
import type { StayQuery } from "@/lib/hotels/stay-query";
import type * as z from "zod";

export type FoundHotels = z.output<typeof searchHotelsEndpoint.response>;

/** What every part of the results is made of. */
export type ResultsView = {
  asked: StayQuery;
  found: FoundHotels;
  links: ResultsLinks;
  currency: string;
  placeName: string;
  showsPrices: boolean;
};
