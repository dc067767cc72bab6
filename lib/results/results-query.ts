import type { QueryInput, QueryValues } from "@/lib/query-values";
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

/**
 * Reads filters, sort order, page and view from a URL; unknown values become the default.
 * `hasProblem` if a filter was unknown. Prices are in major units of `currency`, the one charged.
 */
export function readResultsQuery<F extends object, S extends string>(
  { filters, sorts }: TableOfQuery<F, S>,
  values: QueryValues,
  currency: string,
): ResultsQuery<F, S> & { hasProblem: boolean } {
  const read = filters.map((filter) => filter.read(values, currency));
  const text = (name: string) => values(name)[0]?.trim() ?? "";
  return {
    filters: Object.assign({}, ...read.map((each) => each.filters)),
    hasProblem: read.some(({ hasProblem }) => hasProblem),
    sort: (sorts.find(({ name }) => name === text("sort")) ?? sorts[0]).name,
    page: /^[1-9]\d{0,2}$/.test(text("page")) ? Number(text("page")) : 1,
    view: text("view") === "map" ? "map" : "list",
  };
}

/** Writes them back into a query, without default values. */
export function toResultsQuery<F extends object, S extends string>(
  table: TableOfQuery<F, S>,
  { filters, sort, page, view }: ResultsQuery<F, S>,
  currency: string,
): QueryInput {
  return {
    ...Object.assign({}, ...table.filters.map((filter) => filter.write(filters, currency))),
    sort: sort === table.sorts[0].name ? undefined : sort,
    page: page > 1 ? page : undefined,
    view: view === "map" ? view : undefined,
  };
}
