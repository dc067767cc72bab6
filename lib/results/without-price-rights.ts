import { setFields } from "./filters/set-fields";
import type { ResultsQuery } from "./results-query";
import type { ResultsTable } from "./results-table";

/**
 * The search without the filters and sort order that need price rights; `isReduced` if it had any.
 */
export function withoutPriceRights<
  F extends object,
  S extends string,
  Q extends ResultsQuery<F, S>,
>(
  { filters, sorts }: Pick<ResultsTable<F, never, S>, "filters" | "sorts">,
  search: Q,
): { search: Q; isReduced: boolean } {
  const fields = filters
    .filter(({ needsPriceRights }) => needsPriceRights)
    .flatMap((filter) => filter.fields);
  const isSortCut = sorts.some(
    ({ name, needsPriceRights }) => name === search.sort && needsPriceRights,
  );
  const isReduced = isSortCut || fields.some((field) => search.filters[field] !== undefined);
  return {
    isReduced,
    search: {
      ...search,
      filters: setFields(search.filters, ...fields.map((field) => [field, undefined] as const)),
      sort: isSortCut ? sorts[0].name : search.sort,
    },
  };
}
