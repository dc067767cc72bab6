import { toQueryValues } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery } from "../results-query";
import { toAmountsIn, toChargedFilters } from "./filter-amounts";
import { filterKinds } from "./filter-kinds";
import { moneyUnit } from "./money-unit";

type Filters = { cheapest?: number; dearest?: number; deposit?: number; name?: string };
const { range, radios, text } = filterKinds<Filters, unknown>();
const table = {
  filters: [
    range({
      names: { minimum: "minPrice", maximum: "maxPrice" },
      fields: { minimum: "cheapest", maximum: "dearest" },
      unit: moneyUnit,
      legend: () => "Price",
      bounds: () => undefined,
    }),
    radios({
      ...{ name: "maxDeposit", field: "deposit", parse: moneyUnit.parse, write: moneyUnit.write },
      ...{ amount: "maximum", legend: () => "", any: () => "", label: () => "" },
      options: () => [],
    }),
    text({ name: "name", field: "name", maximumLength: 9, legend: () => "", chip: () => "" }),
  ],
  sorts: [{ name: "best", label: () => "Best" }] as const,
};
const rates = { USD: 1, EUR: 0.5, JPY: 150 };
const euros = toAmountsIn("EUR", { charged: "USD", rates });
const read = (query: Record<string, string>, amounts: Parameters<typeof readResultsQuery>[2]) => {
  const { filters, hasProblem } = readResultsQuery(table, toQueryValues(query), amounts);
  return { filters, hasProblem };
};
const link = { minPrice: "50", maxPrice: "100", maxDeposit: "300", name: "Sea" };

it("amounts of a URL stay as typed where it names the currency shown, and calls have others", () => {
  const { filters, hasProblem } = read({ ...link, priceIn: "EUR" }, euros);
  expect(hasProblem).toBe(false);
  expect(filters).toEqual({ cheapest: 50_00, dearest: 100_00, deposit: 300_00, name: "Sea" });
  const written = toResultsQuery(
    table,
    { filters, sort: "best", page: 1, view: "list" },
    { ...euros },
  );
  expect(written).toMatchObject({ priceIn: "EUR", minPrice: 50, maxPrice: 100, maxDeposit: 300 });
  // € 49.50 and € 100.50 show as the bounds, too.
  expect(toChargedFilters(filters, euros, table.filters)).toEqual({
    ...{ cheapest: 99_00, dearest: 201_00, deposit: 601_00 },
    name: "Sea",
  });
});

it.each([
  ["the one charged by a viewer of another", link, euros, [24_00, 51_00]],
  [
    "another than either by its viewer",
    { ...link, priceIn: "JPY", minPrice: "7500", maxPrice: "15000" },
    ...([euros, [24_00, 51_00]] as const),
  ],
  [
    "another by a viewer of the one charged",
    { ...link, priceIn: "EUR" },
    ...([toAmountsIn("USD", { charged: "USD", rates }), [99_00, 201_00]] as const),
  ],
  ["the one charged by its viewer", link, { currency: "USD" }, [50_00, 100_00]],
])("a link means about the same in another currency: %s", (_, query, amounts, [low, high]) =>
  expect(read(query, amounts)).toMatchObject({
    filters: { cheapest: low, dearest: high, name: "Sea" },
    hasProblem: false,
  }),
);

it("leaves amounts out, and says so, where no rate is known", () => {
  expect(read({ ...link, priceIn: "SEK" }, euros)).toEqual({
    filters: { name: "Sea" },
    hasProblem: true,
  });
  expect(toAmountsIn("SEK", { charged: "USD", rates }).currency).toBe("USD");
});

it("names no currency in a URL of the one charged, and reads a malformed one as that", () => {
  const search = { filters: { dearest: 5_00 }, sort: "best", page: 1, view: "list" } as const;
  expect(toResultsQuery(table, search, { currency: "USD" }).priceIn).toBeUndefined();
  expect(read({ maxPrice: "5", priceIn: "__proto__" }, { currency: "USD" }).filters).toEqual({
    dearest: 5_00,
  });
});
