import type { ResultsQuery } from "./results-query";

/** Where a form of filters is sent, and what it sends along so that they are of the same search. */
export type FilterTarget = {
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
};

/** The addresses of the same search in other ways. */
export type ResultsLinks<Q> = {
  /**
   * With something changed; any change but of the page and the view begins at the first page.
   */
  to: (change: Partial<Q>) => string;
  form: FilterTarget;
};

/** `toHref` writes the address of a search, with the language. */
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
