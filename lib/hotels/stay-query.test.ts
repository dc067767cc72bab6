import { readStayQuery, toStayQuery, type StayQuery } from "./stay-query";

const today = "2026-11-21";
type Query = Parameters<typeof readStayQuery>[0];
const read = (query: Query) => readStayQuery(query, { today, residence: "DK" });
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
  it.each(["city-2267057", "airport-LIS", "area-crete", "place-alfama", "sandbox-h-1-2"])(
    "is known by its id %s in links, too",
    (placeId) => expect(toStayQuery(read({ ...lisbon, placeId }))).toMatchObject({ placeId }),
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
