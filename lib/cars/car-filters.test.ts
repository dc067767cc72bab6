import { createTranslator } from "next-intl";
import { carFiltersSchema, type CarFilters } from "@/lib/api/contract/cars";
import { toQueryValues } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery } from "@/lib/results/results-query";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import messages from "@/messages/en.json";
import { carFilters, type CarFacets } from "./car-filters";
import { carResults } from "./car-results";

const words = {
  t: createTranslator({ locale: "en", messages }),
  formatNumber: String,
  formatAmount: (amount: number) => `$${amount / 100}`,
  currency: "USD",
  placeName: "Lisbon",
};
const money = (amount: number) => ({ amount, currency: "USD" });
const facets: CarFacets = {
  classes: [{ value: "compact", count: 5 }],
  gearboxes: [{ value: "automatic", count: 3 }],
  seats: [{ value: 5, count: 9 }],
  companies: [{ value: "northwheel", name: "Northwheel", count: 4 }],
  depots: [{ value: "counter", count: 6 }],
  fuels: [{ value: "electric", count: 2 }],
  payments: [{ value: "atDesk", count: 7 }],
  unlimitedMileage: 8,
  fullToFull: 10,
  freeCancellation: 11,
  price: { minimum: money(9_000), maximum: money(99_000) },
  deposits: [{ value: money(30_000), count: 4 }],
};
const all: Required<CarFilters> = {
  classes: ["compact", "suv"],
  gearbox: "automatic",
  minimumSeats: 5,
  companies: ["northwheel", "gone"],
  depots: ["counter"],
  fuels: ["electric"],
  unlimitedMileage: true,
  fullToFull: true,
  freeCancellation: true,
  payments: ["atDesk"],
  maximumDeposit: 30_000,
  minimumPrice: 12_050,
  maximumPrice: 90_000,
};
const chipsOf = (filters: CarFilters) =>
  carFilters.flatMap((filter) => filter.chips(filters, words, facets));

it("has each filter of the contract once", () =>
  expect(carFilters.flatMap(({ fields }) => fields).toSorted()).toEqual(
    Object.keys(carFiltersSchema.shape).toSorted(),
  ));

it("labels a chip for each filter value, companies by their names; each removes itself", () => {
  expect(chipsOf(all).map(({ label }) => label)).toEqual([
    "Compact",
    "SUV",
    "$120.5 to $900",
    "Automatic",
    "Free cancellation",
    "Unlimited kilometres",
    "Full to full",
    "Pay at the desk",
    "Deposit blocked at the desk: Up to $300",
    "Counter in the terminal",
    "5 or more",
    "Electric",
    "Northwheel",
    "gone",
  ]);
  let filters: CarFilters = all;
  for (let count = 14; count > 0; count -= 1) {
    const chips = chipsOf(filters);
    expect(chips).toHaveLength(count);
    filters = chips[Math.floor(count / 2)]?.left ?? {};
  }
  expect(filters).toEqual({});
});

it("reads from a URL what it has written into it, amounts in major units", () => {
  const results = { filters: all, sort: "atDesk", page: 1, view: "list" } as const;
  const query = toResultsQuery(carResults, results, "USD");
  expect(query).toMatchObject({
    class: ["compact", "suv"],
    gearbox: "automatic",
    seats: 5,
    company: ["northwheel", "gone"],
    depot: ["counter"],
    fuel: ["electric"],
    mileage: "unlimited",
    freeCancellation: "true",
    payment: ["atDesk"],
    maxDeposit: 300,
    minPrice: 120.5,
    maxPrice: 900,
    sort: "atDesk",
  });
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === "object" ? [...value] : value === undefined ? value : String(value),
    ]),
  );
  expect(readResultsQuery(carResults, toQueryValues(texts), "USD")).toEqual({
    ...results,
    hasProblem: false,
  });
});

it("keeps a deposit that isn't among those offered", () => {
  const control = carFilters
    .map((filter) => filter.control({ maximumDeposit: 50_000 }, facets, words))
    .find((each) => each?.legend === "Deposit blocked at the desk");
  expect(control?.kind === "radio" && control.options.slice(-1)).toEqual([
    expect.objectContaining({ value: 500, label: "Up to $500", isChosen: true }),
  ]);
});

it("offers deposits in the unit of the URL, with their counts", () => {
  const control = carFilters
    .map((filter) => filter.control({ maximumDeposit: 30_000 }, facets, words))
    .find((each) => each?.legend === "Deposit blocked at the desk");
  expect(control).toMatchObject({
    kind: "radio",
    options: [
      { name: "maxDeposit", value: "", isChosen: false },
      { name: "maxDeposit", value: 300, label: "Up to $300", isChosen: true, count: 4 },
    ],
  });
});

it("neither filters nor sorts by money without price rights", () => {
  const { price: _price, deposits: _deposits, ...hidden } = facets;
  const legends = carFilters.flatMap((filter) => filter.control({}, hidden, words)?.legend ?? []);
  expect(legends).not.toContain("Total for the rental");
  expect(legends).not.toContain("Deposit blocked at the desk");
  const { search, isReduced } = withoutPriceRights(carResults, {
    filters: all,
    sort: "atDesk" as const,
    page: 1,
    view: "list" as const,
  });
  expect(isReduced).toBe(true);
  expect(search.sort).toBe("best");
  expect(Object.keys(search.filters)).toEqual(
    expect.not.arrayContaining(["maximumDeposit", "minimumPrice", "maximumPrice"]),
  );
});
