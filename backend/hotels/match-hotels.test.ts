import fc from "fast-check";
import { boardBases, hotelAmenities } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import { fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { listLandmarks } from "../reference-data/landmarks";
import type { FoundHotel } from "../ports/hotel-supplier";
import { createFacets, type Facets } from "./create-facets";
import { matchHotels } from "./match-hotels";

const now = "2026-11-21T12:00:00.000Z";
const [past, coming] = ["2026-11-20T12:00:00.000Z", "2026-12-01T12:00:00.000Z"];
const steps = (before: string, refundPercentage: number) => ({
  zone: "Europe/Lisbon",
  steps: [{ before, refundPercentage }],
});

const anyOffer = fc
  .record({
    board: fc.constantFrom(...boardBases.slice(0, 3)),
    payment: fc.constantFrom("now" as const, "atProperty" as const),
    cancellation: fc.constantFrom(steps(past, 100), steps(coming, 100), steps(coming, 50)),
    wholesale: fc.integer({ min: 1, max: 9 }),
    currency: fc.constantFrom("USD", "XXX"),
  })
  .map(({ wholesale, currency, ...offer }) =>
    fakeOffer(`${wholesale}-${currency}`, {
      ...offer,
      price: { currency, wholesale, taxAndFee: 0, published: 0 },
    }),
  );

const anyHotel: fc.Arbitrary<FoundHotel> = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom("Río Azul", "Grand Hotel", "Casa"),
    hotelClass: fc.constantFrom(null, 2.5, 3, 4, 4.5, 5),
    guestScore: fc.option(
      fc.record({ value: fc.double({ min: 5, max: 10, noNaN: true }), count: fc.nat() }),
    ),
    amenities: fc.subarray(hotelAmenities.slice(0, 3)),
    distance: fc.integer({ min: 0, max: 9 }),
    // In Alfama, in Belém, in no quarter.
    point: fc.constantFrom(
      { latitude: 38.7118, longitude: -9.13 },
      { latitude: 38.6975, longitude: -9.206 },
      { latitude: 38.6, longitude: -9.13 },
    ),
    offers: fc.array(anyOffer, { minLength: 1, maxLength: 4 }),
  })
  .map(({ distance, offers, point, ...fields }) => ({
    ...fakeHotel(fields.id, { ...fields, ...point }).hotel,
    picture: "",
    distance,
    relevance: 1,
    offers: offers.toSorted((a, b) => a.price.wholesale - b.price.wholesale),
    roomNames: {},
  }));

const anyFilters: fc.Arbitrary<HotelFilters> = fc.record(
  {
    minimumPrice: fc.integer({ min: 0, max: 6 }),
    maximumPrice: fc.integer({ min: 3, max: 9 }),
    classes: fc.subarray([0, 2, 3, 4, 5]),
    minimumScore: fc.constantFrom(6, 7, 8.5),
    boards: fc.subarray(boardBases.slice(0, 3)),
    freeCancellation: fc.boolean(),
    payAtProperty: fc.boolean(),
    amenities: fc.subarray(hotelAmenities.slice(0, 2)),
    maximumDistance: fc.integer({ min: 0, max: 9 }),
    quarters: fc.subarray(["alfama", "belem-lisbon"]),
    name: fc.constantFrom("", "rio", "hotel"),
  },
  { requiredKeys: [] },
);

/** Only dollars can be sold. */
const toTotal = ({ currency, wholesale }: { currency: string; wholesale: number }) =>
  currency === "USD" ? wholesale : null;
const match = (hotels: FoundHotel[], filters: HotelFilters, tier: PriceTier = "public") =>
  matchHotels(hotels, { filters, toTotal, tier, now });
const hotels = fc.array(anyHotel, { maxLength: 12 });
const toAnswer = (facets: Facets, currency: string | null = "USD") =>
  facets.toAnswer({ currency, language: "en" });

test("what is shown passes every filter itself, and nothing cheaper of the same hotel does", () => {
  fc.assert(
    fc.property(hotels, anyFilters, (found, filters) => {
      const {
        minimumPrice = 0,
        maximumPrice = 99,
        boards = [],
        freeCancellation,
        payAtProperty,
      } = filters;
      const passes = ({ board, payment, cancellation, price }: FoundHotel["offers"][number]) =>
        price.currency === "USD" &&
        price.wholesale >= minimumPrice &&
        price.wholesale <= maximumPrice &&
        (boards.length === 0 || boards.includes(board)) &&
        (!payAtProperty || payment === "atProperty") &&
        (!freeCancellation ||
          cancellation.steps.some(
            ({ before, refundPercentage }) => before === coming && refundPercentage === 100,
          ));
      const { matches } = match(found, filters);
      for (const { hotel, offer, total } of matches) {
        expect(passes(offer)).toBe(true);
        expect(total).toBe(offer.price.wholesale);
        expect(hotel.offers.filter(passes).every(({ price }) => price.wholesale >= total)).toBe(
          true,
        );
      }
      const ofHotel = {
        boards: [],
        freeCancellation: false,
        payAtProperty: false,
        minimumPrice: 0,
        maximumPrice: 99,
      };
      const byHotel = match(found, { ...filters, ...ofHotel }).matches;
      expect(matches.map(({ hotel }) => hotel.id)).toEqual(
        byHotel.flatMap(({ hotel }) => (hotel.offers.some(passes) ? [hotel.id] : [])),
      );
    }),
    { numRuns: 500 },
  );
});

test("without price rights the offer shown is the same whatever the prices", () => {
  const rates = [
    fakeOffer("1", { board: "breakfast" }),
    fakeOffer("2", { cancellation: steps(coming, 100) }),
    fakeOffer("3", { payment: "atProperty" }),
    fakeOffer("4"),
    fakeOffer("5"),
  ];
  const shownOf = (offers: typeof rates, filters: HotelFilters) =>
    match(
      [{ ...fakeHotel("a").hotel, picture: "", distance: 1, relevance: 1, offers, roomNames: {} }],
      filters,
      "hidden",
    ).matches.map(({ offer }) => offer.id);
  fc.assert(
    fc.property(fc.shuffledSubarray(rates, { minLength: rates.length }), (byPrice) => {
      expect(shownOf(byPrice, {})).toEqual(["4"]);
      expect(shownOf(byPrice, { freeCancellation: true })).toEqual(["2"]);
      expect(shownOf(byPrice, { payAtProperty: true })).toEqual(["3"]);
      expect(shownOf(byPrice, { boards: ["breakfast"] })).toEqual(["1"]);
    }),
  );
});

test("a count is what the list would have with that very choice", () => {
  fc.assert(
    fc.property(hotels, anyFilters, (found, filters) => {
      const facets = toAnswer(match(found, filters).facets);
      const counted = (choice: HotelFilters) =>
        match(found, { ...filters, ...choice }).matches.length;
      for (const { value, count } of facets.classes)
        expect(count).toBe(counted({ classes: [value] }));
      for (const { value, count } of facets.scores)
        expect(count).toBe(counted({ minimumScore: value }));
      for (const { value, count } of facets.boards)
        expect(count).toBe(counted({ boards: [value] }));
      for (const { value, count } of facets.quarters)
        expect(count).toBe(counted({ quarters: [value] }));
      for (const { value, count } of facets.amenities)
        expect(count).toBe(counted({ amenities: [...(filters.amenities ?? []), value] }));
      expect(facets.freeCancellation).toBe(counted({ freeCancellation: true }));
      expect(facets.payAtProperty).toBe(counted({ payAtProperty: true }));
      const anyDistance = match(found, { ...filters, maximumDistance: 200 }).matches;
      expect(facets.farthest).toBe(Math.max(0, ...anyDistance.map(({ hotel }) => hotel.distance)));
      const totals = match(found, { ...filters, minimumPrice: 0, maximumPrice: 99 }).matches.map(
        ({ total }) => total,
      );
      expect(facets.price && [facets.price.minimum.amount, facets.price.maximum.amount]).toEqual(
        totals.length === 0 ? undefined : [Math.min(...totals), Math.max(...totals)],
      );
    }),
    { numRuns: 500 },
  );
});

test("a choice stays there with nothing left of it, and prices only where somebody may see them", () => {
  const [five, three] = [fakeHotel("a", { hotelClass: 5 }), fakeHotel("b", { hotelClass: 3 })].map(
    ({ hotel, offers }) => ({
      ...hotel,
      picture: "",
      distance: 1,
      relevance: 1,
      offers,
      roomNames: {},
    }),
  );
  if (!five || !three) throw new Error("two hotels are needed");
  const { facets } = match([five, three], { classes: [3], name: "hotel b" });
  expect(toAnswer(facets, null)).toMatchObject({
    classes: [
      { value: 5, count: 0 },
      { value: 3, count: 1 },
    ],
  });
  expect(Object.keys(toAnswer(facets, null))).not.toContain("price");
});

test("quarters are named in the requested language, those with the most hotels first", () => {
  const at = (id: string, latitude: number, longitude: number): FoundHotel => {
    const { hotel, offers } = fakeHotel(id, { latitude, longitude });
    return { ...hotel, picture: "", distance: 1, relevance: 1, offers, roomNames: {} };
  };
  const found = [
    at("a", 40.7233, -74.0005),
    ...["b", "c"].map((id) => at(id, 40.81, -73.948)),
    at("at-sea", 40.5, -73.5),
  ];
  const { facets, matches } = match(found, { quarters: ["soho-new-york"] });
  expect(matches.map(({ hotel }) => hotel.id)).toEqual(["a"]);
  const { quarters } = facets.toAnswer({ currency: null, language: "ar" });
  expect(quarters).toEqual([
    { value: "harlem", name: "هارلم", count: 2 },
    { value: "soho-new-york", name: "سوهو", count: 1 },
  ]);
});

test("a chosen quarter is listed beside the eight with more hotels, and where it has none", () => {
  const quarters = listLandmarks().filter(({ kind }) => kind === "quarter");
  const listed = (chosen: typeof quarters) => {
    const facets = createFacets(chosen);
    quarters.slice(0, 9).forEach((quarter, index) => {
      for (let hotel = index; hotel < 9; hotel++) facets.knowQuarter(quarter);
    });
    return toAnswer(facets, null).quarters.map(({ value }) => value);
  };
  const ids = quarters.map(({ id }) => id);
  expect(listed([])).toEqual(ids.slice(0, 8));
  expect(listed(quarters.slice(8, 10))).toEqual(ids.slice(0, 10));
  const { facets } = match([], { quarters: ["alfama", "bondi-beach", "no-such-quarter"] });
  expect(toAnswer(facets).quarters).toEqual([{ value: "alfama", name: "Alfama", count: 0 }]);
});
