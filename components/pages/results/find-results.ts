import { orSearchFailure, type SearchFailure } from "@/lib/data/or-search-failure";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";

/** What a search answered, the search that it answers, and the body of its call. */
export type FoundResults<S, F, B> = { search: S; found: F; isMoved: boolean; body: B };

/**
 * The results of a search, a day later where its first day has passed at the place, or why there
 * are none. Never rejects.
 * @param what the search, as it is logged
 * @param firstDay the path of that day in the call's body
 */
export async function findResults<S, F, B>(
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
    find: (body: B) => Promise<F>;
  },
): Promise<FoundResults<S, F, B> | SearchFailure> {
  const results = await orSearchFailure(
    what,
    searchOrDayLater(searched, { firstDay, later, find: (search) => find(toBody(search)) }),
  );
  return typeof results === "string" ? results : { ...results, body: toBody(results.search) };
}
