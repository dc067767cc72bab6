import "server-only";
import type { Api } from "@/lib/api/create-api";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";

/** What a search answered, the search that it answers, and the body of its call. */
export type FoundResults<S, F, B> = { search: S; found: F; isMoved: boolean; body: B };

/**
 * One page of the results of a search, with the prices that the viewer may see, or how far it has
 * come; a day later where its first day has passed at the place. Never rejects: it says why there
 * are none.
 * @param what the search, as it is logged
 * @param firstDay the path of that day in the call's body
 */
export async function findResults<S, F, B>(
  tenant: string,
  searched: S,
  {
    what,
    firstDay,
    later,
    toBody,
    find,
  }: {
    what: string;
    firstDay: string;
    later: (days: number) => S;
    toBody: (search: S) => B;
    find: (api: Api, body: B) => Promise<F>;
  },
): Promise<FoundResults<S, F, B> | SearchFailure> {
  const results = await orSearchFailure(
    what,
    searchOrDayLater(searched, {
      firstDay,
      later,
      find: async (search) => find(await apiForRequest(tenant), toBody(search)),
    }),
  );
  return typeof results === "string" ? results : { ...results, body: toBody(results.search) };
}
