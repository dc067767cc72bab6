import type { ResultsQuery } from "./results-query";

/** Where the filter form is sent, and the rest of the search that it sends along. */
export type FilterTarget = {
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
};

/** URLs of the same search with changes. */
export type ResultsLinks<Q> = {
  /** Any change except of the page or the view starts at the first page. */
  to: (change: Partial<Q>) => string;
  form: FilterTarget;
};

/** `toHref` writes the URL of a search, with the language. */
export function createResultsLinks<Q extends ResultsQuery<object, string>>(
  search: Q,
  toHref: (search: Q) => string,
): ResultsLinks<Q> {
  const [action = "", query] = toHref({ ...search, filters: {}, page: 1 }).split("?");
  return {
    to: (change) => {
      const isSameList = Object.keys(change).every((key) => key === "page" || key === "view");
      return toHref({ ...search, page: isSameList ? search.page : 1, ...change });
    },
    form: { action, kept: [...new URLSearchParams(query)] },
  };
}
