import "server-only";
import {
  searchActivityDealsEndpoint,
  searchCarDealsEndpoint,
  searchHotelDealsEndpoint,
  searchResortDealsEndpoint,
} from "@/lib/api/contract/deals";
import {
  toActivityDeal,
  toCarDeal,
  toHotelDeal,
  toResortDeal,
  type Deal,
} from "@/lib/api/contract/to-deal";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { apiForRequest } from "@/lib/session/api-for-request";

/**
 * Deals of one search, with the prices that the viewer may see.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function listDeals(
  tenant: string,
  { search }: { search: DealSearch },
): Promise<Deal[]> {
  const api = await apiForRequest(tenant);
  switch (search.service) {
    case "hotels":
      return (await api.call(searchHotelDealsEndpoint, { body: search.body })).response.map(
        toHotelDeal,
      );
    case "cars":
      return (await api.call(searchCarDealsEndpoint, { body: search.body })).response.map(
        toCarDeal,
      );
    case "activities":
      return (await api.call(searchActivityDealsEndpoint, { body: search.body })).response.map(
        toActivityDeal,
      );
    case "resorts":
      return (
        await api.call(searchResortDealsEndpoint, {
          query: { currency: search.currency },
          body: search.body,
        })
      ).data.map(toResortDeal);
  }
}
