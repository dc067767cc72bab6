import { filterKinds } from "./filters/filter-kinds";
import { moneyUnit } from "./filters/money-unit";
import type { ResultsTable } from "./results-table";
import { withoutPriceRights } from "./without-price-rights";

type Filters = { cheapest?: number; dearest?: number; name?: string };
const { range, text } = filterKinds<Filters, unknown>();
const table: Pick<ResultsTable<Filters, unknown, "best" | "price">, "filters" | "sorts"> = {
  filters: [
    range({
      names: { minimum: "from", maximum: "to" },
      fields: { minimum: "cheapest", maximum: "dearest" },
      unit: moneyUnit,
      needsPriceRights: true,
      legend: () => "Price",
      bounds: () => undefined,
    }),
    text({ name: "name", field: "name", maximumLength: 9, legend: () => "", chip: () => "" }),
  ],
  sorts: [
    { name: "best", label: () => "Best" },
    { name: "price", label: () => "Price", needsPriceRights: true },
  ],
};
const list = { page: 2, view: "map" } as const;

it.each<[string, Filters, "best" | "price", Filters, "best" | "price", boolean]>([
  ["removes a price bound", { dearest: 0, name: "Sea" }, "best", { name: "Sea" }, "best", true],
  ["removes the sort by price", { name: "Sea" }, "price", { name: "Sea" }, "best", true],
  ["keeps everything else", { name: "Sea" }, "best", { name: "Sea" }, "best", false],
])("%s", (_, filters, sort, leftFilters, leftSort, isReduced) =>
  expect(withoutPriceRights(table, { filters, sort, ...list })).toEqual({
    search: { filters: leftFilters, sort: leftSort, ...list },
    isReduced,
  }),
);
