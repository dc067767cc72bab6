import { createTranslator } from "next-intl";
import { flightFiltersSchema, type FlightFilters } from "@/lib/api/contract/flights";
import { toQueryValues, type Query } from "@/lib/query-values";
import { readResultsQuery, toResultsQuery } from "@/lib/results/results-query";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import type { Money } from "@/lib/money/money";
import messages from "@/messages/en.json";
import { createFlightFilters, type FlightFacets } from "./flight-filters";
import { createFlightResults } from "./flight-results";
import type { TripShape } from "./leg-names";

const words = {
  t: createTranslator({ locale: "en", messages }),
  formatNumber: String,
  formatAmount: (amount: number) => `$${amount / 100}`,
  currency: "USD",
  isConverted: false,
  toShown: (money: Money) => money,
  placeName: "London",
};
const money = (amount: number) => ({ amount, currency: "USD" });
const facets: FlightFacets = {
  stops: [
    { value: 0, count: 6 },
    { value: 1, count: 40 },
    { value: 2, count: 60 },
  ],
  airlines: [{ value: "2X", name: "Maravel", count: 9 }],
  connections: [{ value: "MAD", name: "Madrid", count: 4 }],
  hasCabinBag: 50,
  checkedBags: [
    { value: 1, count: 55 },
    { value: 2, count: 30 },
  ],
  isRefundable: 20,
  isChangeable: 25,
  minutes: { minimum: 145, maximum: 900 },
  price: { minimum: money(8_225), maximum: money(50_000) },
};
const oneWay: TripShape = { trip: "oneWay", legs: 1 };
const there: TripShape = { trip: "return", legs: 2 };
const all: Required<FlightFilters> = {
  maximumStops: 1,
  airlines: ["2X", "9Z"],
  times: [
    { leg: 0, departure: { from: 360, until: 720 }, arrival: { from: 0, until: 1_080 } },
    { leg: 1, departure: { from: 1_200, until: 1_439 } },
  ],
  maximumMinutes: 330,
  connections: ["MAD"],
  hasCabinBag: true,
  checkedBags: 1,
  isRefundable: true,
  isChangeable: true,
  minimumPrice: 10_050,
  maximumPrice: 40_000,
};
const query = {
  stops: 1,
  bags: 1,
  cabinBag: "true",
  refundable: "true",
  changeable: "true",
  minPrice: 100.5,
  maxPrice: 400,
  outFrom: 6,
  outUntil: 12,
  outArriveUntil: 18,
  inFrom: 20,
  duration: 5.5,
  airline: ["2X", "9Z"],
  airport: ["MAD"],
};
const read = (asked: Query, shape = oneWay) =>
  readResultsQuery(createFlightResults(shape), toQueryValues(asked), { currency: "USD" });
const chipsOf = (filters: FlightFilters, shape = there) =>
  createFlightFilters(shape).flatMap((filter) => filter.chips(filters, words, facets));
const controlsOf = (filters: FlightFilters, { shape = oneWay, counts = facets } = {}) =>
  createFlightFilters(shape).flatMap((filter) => filter.control(filters, counts, words) ?? []);

it("has each filter of the contract once", () =>
  expect(
    createFlightFilters(there)
      .flatMap(({ fields }) => fields)
      .toSorted(),
  ).toEqual(Object.keys(flightFiltersSchema.shape).toSorted()));

it("writes all filters into an address, and reads them back", () => {
  const written = toResultsQuery(
    createFlightResults(there),
    { filters: all, sort: "best", page: 1, view: "list" },
    { currency: "USD" },
  );
  const set = Object.entries(written).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(set)).toEqual(query);
  const asked = Object.fromEntries(
    set.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  expect(read(asked, there)).toMatchObject({ filters: all, hasProblem: false });
});

it("leaves out what it doesn't know, and says so", () => {
  for (const wrong of [
    { stops: "4" },
    { bags: "many" },
    { outFrom: "25" },
    { airline: "Maravel" },
    { airport: "lis" },
    { duration: "0.2" },
  ])
    expect(read(wrong)).toMatchObject({ filters: {}, hasProblem: true });
});

it("reads no hours through midnight, and none where they leave nothing out", () => {
  expect(read({ outFrom: "18", outUntil: "6" })).toMatchObject({ filters: {}, hasProblem: true });
  expect(read({ outFrom: "0", outUntil: "24" }).filters).toEqual({});
  expect(read({ inFrom: "6" }).filters).toEqual({});
});

it("labels a chip for each value; each removes itself alone", () => {
  const chips = chipsOf(all);
  expect(chips.map(({ label }) => label)).toEqual([
    "At most 1 stop",
    "1 checked bag",
    "Cabin bag",
    "Refundable, also for a fee",
    "Changeable, also for a fee",
    "$100.5 to $400",
    "Outbound departure: 06:00 to 12:00",
    "Outbound arrival: 00:00 to 18:00",
    "Return departure: 20:00 to 24:00",
    "Duration: up to 5.5 h",
    "Maravel",
    "9Z",
    "Madrid (MAD)",
  ]);
  expect(chips[6]?.left.times).toEqual([
    { leg: 0, arrival: { from: 0, until: 1_080 } },
    { leg: 1, departure: { from: 1_200, until: 1_439 } },
  ]);
  expect(chips[8]?.left.times).toHaveLength(1);
  expect(chipsOf({ times: [{ leg: 1, departure: { from: 60, until: 120 } }] })[0]?.left).toEqual(
    {},
  );
});

it("offers nonstop and at most one stop, with how many there are", () => {
  const [stops] = controlsOf({});
  expect(
    stops?.kind === "radio" && stops.options.map(({ label, count }) => [label, count]),
  ).toEqual([
    ["Any number", undefined],
    ["Nonstop", 6],
    ["At most 1 stop", 40],
  ]);
});

it("has hours for each leg of the trip, for several legs those of departure", () => {
  const legendsOf = (shape: TripShape) =>
    controlsOf({}, { shape }).flatMap(({ kind, legend }) => (kind === "range" ? [legend] : []));
  const price = "Total for all passengers";
  expect(legendsOf(oneWay)).toEqual([price, "Departure", "Arrival"]);
  expect(legendsOf(there)).toEqual([
    price,
    "Outbound departure",
    "Outbound arrival",
    "Return departure",
    "Return arrival",
  ]);
  expect(legendsOf({ trip: "multi", legs: 3 })).toEqual([
    price,
    "Flight 1: departure",
    "Flight 2: departure",
    "Flight 3: departure",
  ]);
});

it("has nothing about prices for viewers without the right to see them", () => {
  const { price: _, ...hidden } = facets;
  expect(controlsOf({}, { counts: hidden }).map(({ legend }) => legend)).not.toContain(
    "Total for all passengers",
  );
  const search = { ...read({ maxPrice: "400", stops: "0", sort: "price" }) };
  expect(withoutPriceRights(createFlightResults(oneWay), search)).toEqual({
    isReduced: true,
    search: { ...search, filters: { maximumStops: 0 }, sort: "best" },
  });
});
