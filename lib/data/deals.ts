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
import type { Api } from "@/lib/api/create-api";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getSession } from "@/lib/session/get-session";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import { sharedRead } from "./shared-read";

const isAroundAgency = ({ body }: DealSearch) => "isHome" in body && body.isHome;

/**
 * Deals of one search, with the prices that the viewer may see. Visitors who aren't signed in see
 * the same ones around the agency's own location: those are read once for all of them. Other places
 * come from the URL, which would let any request fill the memory.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function listDeals(
  tenant: string,
  { search }: { search: DealSearch },
): Promise<Deal[]> {
  const session = await getSession(tenant);
  if (session || !isAroundAgency(search)) return readDeals(await apiForRequest(tenant), search);
  return sharedRead(tenant, {
    name: `deals ${JSON.stringify(search)}`,
    content: ["deals", ratesTag],
    read: (api) => readDeals(api, search),
  });
}

async function readDeals(api: Api, search: DealSearch): Promise<Deal[]> {
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
