import "server-only";
import type * as z from "zod";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import type { PastSearchesQuery } from "@/lib/past-searches/past-searches-query";
import { apiForRequest } from "@/lib/session/api-for-request";

export type PastSearchPage = z.output<typeof listPastSearchesEndpoint.response>;

/**
 * A page of the searches that the viewer reaches. @throws ApiError or ContractError, see
 * `createApi`
 */
export async function listPastSearches(
  tenant: string,
  query: PastSearchesQuery,
): Promise<PastSearchPage> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const api = await apiForRequest(tenant);
  return api.call(listPastSearchesEndpoint, { query: Object.fromEntries(given) });
}
