import "server-only";
import { cache } from "react";
import {
  getDestinationEndpoint,
  listDestinationsEndpoint,
  type Destination,
  type DestinationSummary,
} from "@/lib/api/contract/destinations";
import { slugSchema } from "@/lib/api/contract/slug";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";
import { orNull } from "./or-null";

/**
 * The agency's destinations in the page's language, in its own order. @throws ApiError or
 * ContractError, see `createApi`
 */
export const listDestinations = cache(
  async (tenant: string): Promise<DestinationSummary[]> =>
    (await (await apiForRequest(tenant)).call(listDestinationsEndpoint)).data,
);

/**
 * One destination, null if none has that slug. @throws ApiError or ContractError, see `createApi`
 */
export const getDestination = cache(
  async (tenant: string, slug: string): Promise<Destination | null> => {
    if (!slugSchema.safeParse(slug).success) return null;
    const api = await apiForRequest(tenant);
    return (await orNull(api.call(getDestinationEndpoint, { params: { slug } })))?.data ?? null;
  },
);

/** The agency's first destinations, for a page that also works without them. */
export async function listTopDestinations(tenant: string): Promise<DestinationSummary[]> {
  const destinations = await optionalRead("top destinations", () => listDestinations(tenant), []);
  return destinations.filter(({ isTop }) => isTop);
}
