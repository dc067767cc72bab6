import fc from "fast-check";
import {
  boardBases,
  hotelAmenities,
  hotelSorts,
  partyLimits,
  searchRadius,
} from "@/lib/api/contract/hotel-terms";
import { hotelSearchSchema } from "@/lib/api/contract/hotels";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { flexibleDays } from "@/lib/results/flexible-days";
import { readHotelSearchQuery, toHotelSearchQuery } from "./hotel-results";

const today = "2026-11-21";
const read = (query: Query, currency = "USD") =>
  readHotelSearchQuery(query, { today, residence: "DK", currency });

describe("filters", () => {
  it("are read by name, prices in minor units of the currency charged", () => {
    const query = {
      minPrice: "120.5",
      maxPrice: "900",
      class: ["4", "5"],
      score: "8",
      board: "breakfast",
      freeCancellation: "true",
      payAtProperty: "true",
      amenity: ["pool", "wifi"],
      distance: "2.5",
      name: " Casa ",
    };
    const others = {
      classes: [4, 5],
      minimumScore: 8,
      boards: ["breakfast"],
      freeCancellation: true,
      payAtProperty: true,
      amenities: ["pool", "wifi"],
    };
    expect(read(query).filters).toEqual({
      ...others,
      minimumPrice: 12_050,
      maximumPrice: 90_000,
      maximumDistance: 2.5,
      name: "Casa",
    });
    expect(read({ minPrice: "120", maxPrice: "900" }, "JPY").filters).toEqual({
      minimumPrice: 120,
      maximumPrice: 900,
    });
  });
  it("are not set by empty values", () =>
    expect(read({ minPrice: "", class: "", name: " ", distance: "", score: "" })).toMatchObject({
      filters: {},
      problems: [],
    }));
  it("swap a minimum above the maximum", () =>
    expect(read({ minPrice: "9", maxPrice: "5" }).filters).toEqual({
      minimumPrice: 500,
      maximumPrice: 900,
    }));
  it.each([
    { class: "6" },
    { board: "brunch" },
    { amenity: "casino" },
    { minPrice: "-1" },
    { score: "11" },
    { freeCancellation: "1" },
    { distance: "1e9" },
  ])("leaves %j out and says so", (query) =>
    expect(read(query)).toMatchObject({ filters: {}, problems: ["filters"] }),
  );
});

it.each([
  [
    { areaLat: "38.7", areaLong: "-9.2", areaRadius: "3.4" },
    { latitude: 38.7, longitude: -9.2, radius: 3.4 },
  ],
  [{ areaLat: "38.7", areaLong: "-9.2" }, null],
  [{ areaLat: "38.7", areaLong: "-9.2", areaRadius: "-5" }, null],
  [
    { areaLat: "38.7", areaLong: "-9.2", areaRadius: "0.9" },
    { latitude: 38.7, longitude: -9.2, radius: 1 },
  ],
  [
    { areaLat: "38.7", areaLong: "-9.2", areaRadius: "101" },
    { latitude: 38.7, longitude: -9.2, radius: 100 },
  ],
  [{ areaLat: "98.7", areaLong: "-9.2", areaRadius: "5" }, null],
  [{ areaRadius: "5" }, null],
])("the area of %j is %j", (query, area) => expect(read(query).area).toEqual(area));

it.each([
  ["7", 7],
  ["0", 1],
  ["-1", 1],
  ["x", 1],
  ["1001", 1],
])("page %p is %i", (page, used) => expect(read({ page }).page).toBe(used));

const room = fc.record({
  adults: fc.integer({ min: 1, max: partyLimits.adultsPerRoom }),
  childAges: fc.array(fc.integer({ min: 0, max: partyLimits.oldestChild }), {
    maxLength: partyLimits.childrenPerRoom,
  }),
});
const coordinate = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true }).filter((number) => !Object.is(number, -0));
const name = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((text) => text.trim())
  .filter(Boolean);
const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const filters = fc.record(
  {
    classes: some([0, 1, 2, 3, 4, 5]),
    minimumScore: fc.constantFrom(7, 8.5, 9),
    boards: some(boardBases),
    freeCancellation: fc.constant(true),
    payAtProperty: fc.constant(true),
    amenities: some(hotelAmenities),
    maximumDistance: fc.constantFrom(1, 2.5, 40),
    name,
    minimumPrice: fc.integer({ min: 0, max: 10_000_000 }),
  },
  { requiredKeys: [] },
);

it("survives a round trip through the URL", () => {
  const searches = fc.record({
    place: fc.option(
      fc.record({
        name,
        latitude: coordinate(90),
        longitude: coordinate(180),
        hotelId: fc.constant("sandbox-h-1-2"),
      }),
    ),
    stay: fc
      .tuple(
        fc.integer({ min: 0, max: maximumDaysAhead }),
        fc.integer({ min: 1, max: maximumNights }),
      )
      .map(([ahead, nights]) => ({
        start: addDays(today, ahead),
        end: addDays(today, ahead + nights),
      })),
    rooms: fc.array(room, { minLength: 1, maxLength: partyLimits.rooms }),
    residence: fc.constantFrom("DK", "US", "MX"),
    filters,
    sort: fc.constantFrom(...hotelSorts),
    near: fc.constantFrom("belem-tower", "sagrada-familia"),
    flex: fc.constantFrom(...flexibleDays),
    page: fc.integer({ min: 1, max: 999 }),
    view: fc.constantFrom("list" as const, "map" as const),
    area: fc.option(
      fc.record({
        latitude: coordinate(90),
        longitude: coordinate(180),
        radius: fc.double({ min: 1, max: searchRadius.largest, noNaN: true }),
      }),
    ),
    currency: fc.constantFrom("USD", "JPY", "KWD"),
  });
  fc.assert(
    fc.property(searches, ({ currency, ...rest }) => {
      const search = {
        ...rest,
        near: rest.sort === "landmark" ? rest.near : null,
        placeName: rest.place?.name ?? "",
      };
      const query: Record<string, string | string[]> = {};
      for (const [key, value] of new URL(
        paths.search("hotels", toHotelSearchQuery(search, { currency })),
        "http://x",
      ).searchParams)
        query[key] = query[key] === undefined ? value : [query[key], value].flat();
      expect(read(query, currency)).toEqual({ ...search, problems: [] });
    }),
  );
});

it("reads a valid search from any query", () => {
  const keys = [
    "place",
    "placeLat",
    "placeLong",
    "placeId",
    "areaLat",
    "areaLong",
    "areaRadius",
    "checkIn",
    "checkOut",
    "room",
    "rooms",
    "adults",
    "children",
    "childAge",
    "residence",
    "page",
  ];
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("1", "9", "2-3", "2026-12-24", "NaN", "-0", "1e3", "__proto__"),
  );
  const query = fc.dictionary(
    fc.constantFrom(...keys, "sort", "class", "score", "minPrice", "distance", "name"),
    fc.oneof(value, fc.array(value)),
  );
  fc.assert(
    fc.property(query, (asked) => {
      const { place, area, stay, rooms, residence, filters: used, sort, page } = read(asked);
      const body = {
        place: place ?? { name: "", latitude: 0, longitude: 0 },
        radius: area?.radius,
        stay,
        rooms,
        residence,
        filters: used,
        sort,
        page,
      };
      expect(hotelSearchSchema.safeParse(body).error).toBeUndefined();
      expect(stay.start < stay.end && stay.start >= today).toBe(true);
    }),
  );
});
