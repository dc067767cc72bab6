import "server-only";
import type * as z from "zod";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { apiForRequest } from "@/lib/session/api-for-request";

export type PastSearchPage = z.output<typeof listPastSearchesEndpoint.response>;

/**
 * A page of the searches that the viewer reaches. @throws ApiError or ContractError, see
 * `createApi`
 */
export async function listPastSearches(
  tenant: string,
  query: ListQueryOf<"searches">,
): Promise<PastSearchPage> {
  const api = await apiForRequest(tenant);
  return api.call(listPastSearchesEndpoint, { query: listQueries.searches.toInput(query) });
}
