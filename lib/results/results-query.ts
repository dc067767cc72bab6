import { isCurrency } from "@/lib/money/is-currency";
import type { QueryInput, QueryValues } from "@/lib/query-values";
import { convertAmounts, type AmountsIn } from "./filters/filter-amounts";
import type { ResultsTable } from "./results-table";

/** The part of a search that every service shares: which results are shown, and how. */
export type ResultsQuery<F, S extends string> = {
  filters: F;
  sort: S;
  page: number;
  view: "list" | "map";
};

/** What of a service's declaration its URLs are made from. */
export type TableOfQuery<F, S extends string> = Pick<
  ResultsTable<F, never, S>,
  "filters" | "sorts"
>;

/** The currency of a URL's amounts, where that isn't the one charged. */
export const currencyParameter = "priceIn";

/**
 * Reads filters, sort order, page and view from a URL; unknown values become the default.
 * `hasProblem` if a filter was unknown. Amounts become what they are in the currency shown.
 */
export function readResultsQuery<F extends object, S extends string>(
  { filters, sorts }: TableOfQuery<F, S>,
  values: QueryValues,
  { currency, charged = currency, rates = {} }: AmountsIn,
): ResultsQuery<F, S> & { hasProblem: boolean } {
  const text = (name: string) => values(name)[0]?.trim() ?? "";
  const named = text(currencyParameter);
  const from = isCurrency(named) ? named : charged;
  const read = filters.map((filter) => filter.read(values, from));
  const asked: F = Object.assign({}, ...read.map((each) => each.filters));
  const shown = convertAmounts(asked, { from, to: currency, rates, filters, isRounded: true });
  return {
    filters: shown,
    hasProblem:
      read.some(({ hasProblem }) => hasProblem) ||
      Object.keys(shown).length < Object.keys(asked).length,
    sort: (sorts.find(({ name }) => name === text("sort")) ?? sorts[0]).name,
    page: /^[1-9]\d{0,2}$/.test(text("page")) ? Number(text("page")) : 1,
    view: text("view") === "map" ? "map" : "list",
  };
}

/** Writes them back into a query, without default values. */
export function toResultsQuery<F extends object, S extends string>(
  table: TableOfQuery<F, S>,
  { filters, sort, page, view }: ResultsQuery<F, S>,
  { currency, charged = currency }: AmountsIn,
): QueryInput {
  return {
    [currencyParameter]: currency === charged ? undefined : currency,
    ...Object.assign({}, ...table.filters.map((filter) => filter.write(filters, currency))),
    sort: sort === table.sorts[0].name ? undefined : sort,
    page: page > 1 ? page : undefined,
    view: view === "map" ? view : undefined,
  };
}
