import { createTranslator } from "next-intl";
import { hotelFiltersSchema, type HotelFilters } from "@/lib/api/contract/hotels";
import type { Money } from "@/lib/money/money";
import messages from "@/messages/en.json";
import { withoutPriceRights } from "@/lib/results/without-price-rights";
import { hotelFilters, type HotelFacets } from "./hotel-filters";
import { hotelResults } from "./hotel-results";

const words = {
  t: createTranslator({ locale: "en", messages }),
  formatNumber: String,
  formatAmount: (amount: number) => `$${amount / 100}`,
  currency: "USD",
  isConverted: false,
  toShown: (money: Money) => money,
  placeName: "Lisbon",
};
const all: Required<HotelFilters> = {
  freeCancellation: true,
  payAtProperty: true,
  minimumPrice: 12_050,
  maximumPrice: 90_000,
  classes: [0, 4],
  minimumScore: 8.5,
  boards: ["breakfast"],
  maximumDistance: 2,
  quarters: ["alfama"],
  amenities: ["pool", "wifi"],
  name: "Casa",
};
const facets: HotelFacets = {
  freeCancellation: 7,
  payAtProperty: 3,
  price: {
    minimum: { amount: 9_000, currency: "USD" },
    maximum: { amount: 99_000, currency: "USD" },
  },
  classes: [{ value: 4, count: 5 }],
  scores: [{ value: 8.5, count: 4 }],
  boards: [{ value: "breakfast", count: 6 }],
  amenities: [{ value: "pool", count: 2 }],
  quarters: [{ value: "alfama", name: "Alfama", count: 3 }],
  farthest: 4.2,
};
const chipsOf = (filters: HotelFilters) =>
  hotelFilters.flatMap((filter) => filter.chips(filters, words, facets));

it("has each filter of the contract once", () =>
  expect(hotelFilters.flatMap(({ fields }) => fields).toSorted()).toEqual(
    Object.keys(hotelFiltersSchema.shape).toSorted(),
  ));

it("labels a chip for each filter value; removing chips one by one leaves none", () => {
  expect(chipsOf(all).map(({ label }) => label)).toEqual([
    "Free cancellation",
    "Pay at the property",
    "$120.5 to $900",
    "Without stars",
    "4 stars",
    "Guest score: 8.5 or more",
    "Breakfast included",
    "Within 2 km",
    "Alfama",
    "Pool",
    "Free Wi-Fi",
    "Name: Casa",
  ]);
  let filters: HotelFilters = all;
  for (let count = 12; count > 0; count -= 1) {
    const chips = chipsOf(filters);
    expect(chips).toHaveLength(count);
    filters = chips[Math.floor(count / 2)]?.left ?? {};
  }
  expect(filters).toEqual({});
});

it("shows options with their counts, and set ones as chosen", () => {
  const controls = hotelFilters.map((filter) => filter.control(all, facets, words));
  expect(
    controls.map((control) =>
      control?.kind === "checkbox" || control?.kind === "radio"
        ? control.options.map(
            ({ name, value, isChosen, count }) =>
              `${name}=${value}${isChosen ? " chosen" : ""}${count === undefined ? "" : ` ${count}`}`,
          )
        : control?.legend,
    ),
  ).toEqual([
    ["freeCancellation=true chosen 7", "payAtProperty=true chosen 3"],
    "Total for the stay",
    ["class=4 chosen 5"],
    ["score=", "score=8.5 chosen 4"],
    ["board=breakfast chosen 6"],
    // The farthest hotel is 4.2 km away.
    ["distance=", "distance=1", "distance=2 chosen", "distance=5"],
    ["quarter=alfama chosen 3"],
    ["amenity=pool chosen 2"],
    "Hotel name",
  ]);
});

it("has no price filter without price rights", () => {
  const { price: _, ...hidden } = facets;
  const legends = hotelFilters.map((filter) => filter.control({}, hidden, words)?.legend);
  expect(legends).not.toContain("Total for the stay");
  expect(legends).toContain("Hotel name");
  const asked = { filters: all, sort: "price" as const, page: 1, view: "list" as const };
  const { search, isReduced } = withoutPriceRights(hotelResults, asked);
  expect([isReduced, search.sort]).toEqual([true, "best"]);
  expect(search.filters).not.toHaveProperty("minimumPrice");
  expect(search.filters).not.toHaveProperty("maximumPrice");
});
