import { createTranslator } from "next-intl";
import { carFiltersSchema, type CarFilters } from "@/lib/api/contract/cars";
import { readResultsQuery, toResultsQuery } from "@/lib/results/results-query";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import type { Money } from "@/lib/money/money";
import messages from "@/messages/en.json";
import { carFilters, type CarFacets } from "./car-filters";
import { carResults } from "./car-results";

const words = {
  t: createTranslator({ locale: "en", messages }),
  formatNumber: String,
  formatAmount: (amount: number) => `$${amount / 100}`,
  currency: "USD",
  isConverted: false,
  toShown: (money: Money) => money,
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

it("labels a chip for each filter value, companies by their names", () => {
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
});

it("reads from a URL what it has written into it, amounts in major units", () => {
  const results = { filters: all, sort: "atDesk", page: 1, view: "list" } as const;
  const query = toResultsQuery(carResults, results, { currency: "USD" });
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
  const texts = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, String(one)]),
    ),
  );
  expect(readResultsQuery(carResults, (name) => texts.getAll(name), { currency: "USD" })).toEqual({
    ...results,
    hasProblem: false,
  });
});

it.each([
  // One that isn't among those offered stays.
  [50_000, { value: 500, label: "Up to $500", isChosen: true }],
  [30_000, { value: 300, label: "Up to $300", isChosen: true, count: 4 }],
])("offers deposits in the unit of the URL: %p", (maximumDeposit, chosen) => {
  const control = carFilters
    .map((filter) => filter.control({ maximumDeposit }, facets, words))
    .find((each) => each?.legend === "Deposit blocked at the desk");
  expect(control?.kind === "radio" && control.options.at(-1)).toMatchObject({
    name: "maxDeposit",
    ...chosen,
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
