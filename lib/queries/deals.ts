import { queryOptions } from "@tanstack/react-query";
import {
  searchActivityDeals,
  searchCarDeals,
  searchHotelDeals,
  searchResortDeals,
} from "@/lib/api/browser";
import {
  toActivityDeal,
  toCarDeal,
  toHotelDeal,
  toResortDeal,
  type Deal,
} from "@/lib/api/contract/to-deal";
import type { DealSearch } from "@/lib/deals/deal-searches";

async function searchDeals(search: DealSearch, signal: AbortSignal): Promise<Deal[]> {
  switch (search.service) {
    case "hotels":
      return (await searchHotelDeals(search.body, signal)).map(toHotelDeal);
    case "cars":
      return (await searchCarDeals(search.body, signal)).map(toCarDeal);
    case "activities":
      return (await searchActivityDeals(search.body, signal)).map(toActivityDeal);
    case "resorts":
      return (await searchResortDeals(search.body, search.currency, signal)).map(toResortDeal);
  }
}

/**
 * Deals of one search through the browser API; the backend has dropped what the viewer may not see.
 */
export const dealsQuery = (search: DealSearch) =>
  queryOptions({
    queryKey: ["deals", search],
    queryFn: ({ signal }) => searchDeals(search, signal),
    staleTime: 5 * 60_000,
    retry: 1,
  });
