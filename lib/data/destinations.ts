import "server-only";
import {
  getDestinationEndpoint,
  listDestinationsEndpoint,
  type Destination,
  type DestinationSummary,
} from "@/lib/api/contract/destinations";
import { slugSchema } from "@/lib/api/contract/slug";
import { optionalRead } from "./optional-read";
import { orNull } from "./or-null";
import { sharedRead } from "./shared-read";

/**
 * The agency's destinations in the page's language, in its own order. @throws ApiError or
 * ContractError, see `createApi`
 */
export const listDestinations = (tenant: string): Promise<readonly DestinationSummary[]> =>
  sharedRead(tenant, {
    name: "destinations",
    content: ["destinations"],
    read: async (api) => (await api.call(listDestinationsEndpoint)).data,
  });

/**
 * One destination, null if none has that slug. @throws ApiError or ContractError, see `createApi`
 */
export async function getDestination(tenant: string, slug: string): Promise<Destination | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  return orNull(
    sharedRead(tenant, {
      name: `destination ${slug}`,
      content: ["destinations"],
      read: async (api) => (await api.call(getDestinationEndpoint, { params: { slug } })).data,
    }),
  );
}

/** The agency's destinations, for a page that also works without them. */
export const listKnownDestinations = (tenant: string): Promise<readonly DestinationSummary[]> =>
  optionalRead("destinations", () => listDestinations(tenant), []);

/** The first of them. */
export async function listTopDestinations(tenant: string): Promise<DestinationSummary[]> {
  return (await listKnownDestinations(tenant)).filter(({ isTop }) => isTop);
}
