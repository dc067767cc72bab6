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
 * One destination, null where there is none by that name. @throws ApiError or ContractError, see
 * `createApi`
 */
export const getDestination = cache(
  async (tenant: string, slug: string): Promise<Destination | null> => {
    if (!slugSchema.safeParse(slug).success) return null;
    const api = await apiForRequest(tenant);
    return (await orNull(api.call(getDestinationEndpoint, { params: { slug } })))?.data ?? null;
  },
);

/** The destinations the agency puts first, for a page that stands without them, too. */
export async function listTopDestinations(tenant: string): Promise<DestinationSummary[]> {
  const destinations = await optionalRead("top destinations", () => listDestinations(tenant), []);
  return destinations.filter(({ isTop }) => isTop);
}
