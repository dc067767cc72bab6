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
import { isShownNet, type PriceTier } from "@/lib/api/contract/roles";
import type { Api } from "@/lib/api/create-api";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getSession } from "@/lib/session/get-session";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import { sharedRead } from "./shared-read";

type FoundDeals = { priceTier: PriceTier | undefined; deals: Deal[] };

const isAroundAgency = ({ body }: DealSearch) => "isHome" in body && body.isHome;

/**
 * Deals of one search, with the prices that the viewer may see. Around the agency's own location
 * all visitors see the same ones, and all who see travellers' prices: those are read once for all
 * of them. Other places come from the URL, which would let any request fill the memory.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function listDeals(
  tenant: string,
  { search }: { search: DealSearch },
): Promise<Deal[]> {
  const session = await getSession(tenant);
  const readOwn = async () => {
    const found = await readDeals(await apiForRequest(tenant), search);
    namesTier = found.priceTier !== undefined;
    return found;
  };
  const isShared = isAroundAgency(search);
  if (isShared && !session)
    return sharedRead(tenant, {
      name: `deals ${JSON.stringify(search)}`,
      content,
      read: async (api) => (await readDeals(api, search)).deals,
    });
  // Net prices are never kept.
  if (isShared && session && namesTier && !isShownNet(session.user))
    return listTravellersDeals(tenant, { search, readOwn });
  return (await readOwn()).deals;
}

const content = ["deals", ratesTag] as const;
/** Whether the main API last said whose prices it gave: else waiting for another's is in vain. */
let namesTier = true;

/**
 * The deals with travellers' prices: kept only as the answer to a viewer whom the backend says it
 * has given those. Any other answer is for its own viewer alone.
 */
async function listTravellersDeals(
  tenant: string,
  { search, readOwn }: { search: DealSearch; readOwn: () => Promise<FoundDeals> },
): Promise<Deal[]> {
  const own: Promise<FoundDeals>[] = [];
  try {
    return await sharedRead(tenant, {
      name: `deals of travellers ${JSON.stringify(search)}`,
      content,
      read: async () => {
        const found = readOwn();
        own.push(found);
        const { priceTier, deals } = await found;
        if (priceTier !== "traveller") throw new Error("these are no travellers' prices");
        return deals;
      },
    });
  } catch {
    // Or another viewer's call has failed, perhaps because of that viewer.
    return (await (own[0] ?? readOwn())).deals;
  }
}

async function readDeals(api: Api, search: DealSearch): Promise<FoundDeals> {
  switch (search.service) {
    case "hotels": {
      const found = await api.call(searchHotelDealsEndpoint, { body: search.body });
      return { priceTier: found.priceTier, deals: found.response.map(toHotelDeal) };
    }
    case "cars": {
      const found = await api.call(searchCarDealsEndpoint, { body: search.body });
      return { priceTier: found.priceTier, deals: found.response.map(toCarDeal) };
    }
    case "activities": {
      const found = await api.call(searchActivityDealsEndpoint, { body: search.body });
      return { priceTier: found.priceTier, deals: found.response.map(toActivityDeal) };
    }
    case "resorts": {
      const { currency } = search;
      const found = await api.call(searchResortDealsEndpoint, {
        query: { currency },
        body: search.body,
      });
      return { priceTier: found.priceTier, deals: found.data.map(toResortDeal) };
    }
  }
}
