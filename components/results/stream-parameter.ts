import type { Query, QueryInput } from "@/lib/query-values";

/**
 * Streamed results are put in place by a script. `stream=false` asks for the whole page at once:
 * without scripts, the page redirects there and the filter form sends it along.
 */
export const streamParameter = { name: "stream", off: "false" } as const;

/** The query of the same page at once. All else stays, such as what a form has just done. */
export const toWholeQuery = (query: Query): QueryInput => ({
  ...query,
  [streamParameter.name]: streamParameter.off,
});
