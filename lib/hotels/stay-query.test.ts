import fc from "fast-check";
import {
  boardBases,
  hotelAmenities,
  hotelSorts,
  partyLimits,
} from "@/lib/api/contract/hotel-terms";
import { hotelSearchSchema } from "@/lib/api/contract/hotels";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { paths } from "@/lib/paths";
import { readStayQuery, toStayQuery, type StayQuery } from "./stay-query";

const today = "2026-11-21";
type Query = Parameters<typeof readStayQuery>[0];
const read = (query: Query, currency = "USD") =>
  readStayQuery(query, { today, residence: "DK", currency });
const usual = { start: "2026-12-05", end: "2026-12-07" };
const two = [{ adults: 2, childAges: [] }];

describe("the stay", () => {
  it.each<[string, Query, StayQuery["stay"], boolean]>([
    ["nothing asked for", {}, usual, false],
    [
      "as asked for",
      { checkIn: "2027-01-01", checkOut: "2027-01-04" },
      { start: "2027-01-01", end: "2027-01-04" },
      false,
    ],
    [
      "tonight",
      { checkIn: today, checkOut: "2026-11-22" },
      { start: today, end: "2026-11-22" },
      false,
    ],
    [
      "an arrival alone",
      { checkIn: "2027-01-01" },
      { start: "2027-01-01", end: "2027-01-03" },
      false,
    ],
    [
      "past dates keep their nights",
      { checkIn: "2026-11-20", checkOut: "2026-11-25" },
      { start: "2026-12-05", end: "2026-12-10" },
      true,
    ],
    [
      "a departure before the arrival",
      { checkIn: "2027-01-05", checkOut: "2027-01-01" },
      { start: "2027-01-05", end: "2027-01-07" },
      true,
    ],
    [
      "no night at all",
      { checkIn: "2027-01-05", checkOut: "2027-01-05" },
      { start: "2027-01-05", end: "2027-01-07" },
      true,
    ],
    [
      "31 nights",
      { checkIn: "2027-01-01", checkOut: "2027-02-01" },
      { start: "2027-01-01", end: "2027-01-31" },
      true,
    ],
    ["a day that doesn't exist", { checkIn: "2027-02-31", checkOut: "2027-03-02" }, usual, true],
    ["no dates at all", { checkIn: "soon", checkOut: "later" }, usual, true],
    ["years ahead", { checkIn: "2032-01-01", checkOut: "2032-01-03" }, usual, true],
  ])("%s", (_, query, stay, isWrong) => {
    const answer = read(query);
    expect(answer.stay).toEqual(stay);
    expect(answer.problems).toEqual(isWrong ? ["stay"] : []);
  });
});

describe("the party", () => {
  it.each<[string, Query, StayQuery["rooms"], StayQuery["problems"]]>([
    ["two adults unless somebody says otherwise", {}, two, []],
    [
      "of a deal's link",
      { rooms: "1", adults: "2", children: "2", childAge: ["5", "9"] },
      [{ adults: 2, childAges: [5, 9] }],
      [],
    ],
    [
      "one age alone is no list",
      { adults: "1", children: "1", childAge: "0" },
      [{ adults: 1, childAges: [0] }],
      [],
    ],
    [
      "spread evenly over the rooms",
      { rooms: "2", adults: "3", children: "3", childAge: ["1", "2", "3"] },
      [
        { adults: 2, childAges: [1, 3] },
        { adults: 1, childAges: [2] },
      ],
      [],
    ],
    [
      "room by room, which wins",
      { room: ["2", "1-5.9"], adults: "7" },
      [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [5, 9] },
      ],
      [],
    ],
    [
      "rooms without a number of adults have one each",
      { rooms: "3" },
      Array.from({ length: 3 }, () => ({ adults: 1, childAges: [] })),
      [],
    ],
    [
      "no room without an adult",
      { rooms: "2", adults: "1" },
      Array.from({ length: 2 }, () => ({ adults: 1, childAges: [] })),
      ["party"],
    ],
    [
      "nine rooms",
      { rooms: "9", adults: "9" },
      Array.from({ length: 8 }, (_, index) => ({ adults: index === 0 ? 2 : 1, childAges: [] })),
      ["party"],
    ],
    ["nobody", { adults: "0" }, [{ adults: 1, childAges: [] }], ["party"]],
    ["no number", { adults: "two" }, two, ["party"]],
    [
      "an age that nobody said",
      { children: "2", childAge: ["4", ""] },
      [{ adults: 2, childAges: [4, 8] }],
      ["ages"],
    ],
    [
      "an age no child has",
      { children: "1", childAge: "40" },
      [{ adults: 2, childAges: [8] }],
      ["ages"],
    ],
    [
      "more ages than children",
      { children: "1", childAge: ["4", "5"] },
      [{ adults: 2, childAges: [4] }],
      [],
    ],
    ["a room that can't be read beside one that can", { room: ["2", "x"] }, two, ["party"]],
    [
      "no room that can be read",
      { room: "0", adults: "3" },
      [{ adults: 3, childAges: [] }],
      ["party"],
    ],
    ["a child of 18", { room: "2-18" }, two, ["party"]],
  ])("%s", (_, query, rooms, problems) => {
    const answer = read(query);
    expect(answer.rooms).toEqual(rooms);
    expect(answer.problems).toEqual(problems);
  });
});

describe("the place", () => {
  const lisbon = { place: "Lisbon", placeLat: "38.72", placeLong: "-9.14" };
  const point = { name: "Lisbon", latitude: 38.72, longitude: -9.14 };
  it.each<[string, Query, StayQuery["place"], string]>([
    ["a city", { ...lisbon, placeId: "city-2267057" }, point, "Lisbon"],
    ["an airport", { ...lisbon, placeId: "airport-LIS" }, point, "Lisbon"],
    [
      "that very hotel",
      { ...lisbon, placeId: "sandbox-h-1-2" },
      { ...point, hotelId: "sandbox-h-1-2" },
      "Lisbon",
    ],
    ["an id no hotel has", { ...lisbon, placeId: "../x" }, point, "Lisbon"],
    ["words alone have to be looked up", { place: " Lisbon " }, null, "Lisbon"],
    [
      "another name over the old coordinates",
      { ...lisbon, place: "Porto", placeFor: "Lisbon" },
      null,
      "Porto",
    ],
    ["the same name over them", { ...lisbon, placeFor: "Lisbon" }, point, "Lisbon"],
    ["beyond the pole", { ...lisbon, placeLat: "91" }, null, "Lisbon"],
    ["empty coordinates are not 0°", { ...lisbon, placeLat: "", placeLong: "" }, null, "Lisbon"],
    ["nowhere", { placeLat: "1", placeLong: "1" }, null, ""],
  ])("%s", (_, query, place, placeName) =>
    expect(read(query)).toMatchObject({ place, placeName, problems: [] }),
  );
});

it.each([
  ["US", "US", []],
  ["us", "DK", ["residence"]],
  ["XX", "DK", ["residence"]],
  ["constructor", "DK", ["residence"]],
  ["", "DK", []],
])("residence %p is %s", (residence, used, problems) =>
  expect(read({ residence })).toMatchObject({ residence: used, problems }),
);

describe("filters", () => {
  it("are read by name, prices in the charged currency's minor units", () => {
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
  it("which nobody set are none", () =>
    expect(read({ minPrice: "", class: "", name: " ", distance: "", score: "" })).toMatchObject({
      filters: {},
      problems: [],
    }));
  it("turn a range around that stands upside down", () =>
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

it("comes back from the address as it was put in", () => {
  const asked = fc.record({
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
        fc.integer({ min: 0, max: maximumDaysAhead.offered }),
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
    page: fc.integer({ min: 1, max: 999 }),
    view: fc.constantFrom("list" as const, "map" as const),
    currency: fc.constantFrom("USD", "JPY", "KWD"),
  });
  fc.assert(
    fc.property(asked, ({ currency, ...search }) => {
      const query: Record<string, string | string[]> = {};
      for (const [key, value] of new URL(
        paths.hotelSearch(toStayQuery(search, { currency })),
        "http://x",
      ).searchParams)
        query[key] = query[key] === undefined ? value : [query[key], value].flat();
      expect(read(query, currency)).toEqual({
        ...search,
        placeName: search.place?.name ?? "",
        problems: [],
      });
    }),
  );
});

it("makes something that can be asked for of whatever comes in", () => {
  const keys = [
    "place",
    "placeLat",
    "placeLong",
    "placeId",
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
      const { place, stay, rooms, residence, filters: used, sort, page } = read(asked);
      const body = {
        place: place ?? { name: "", latitude: 0, longitude: 0 },
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
