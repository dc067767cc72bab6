import { toFlightQuery, readFlightQuery, type FlightQuery } from "./flight-query";

const today = "2026-12-01";
const read = (query: Record<string, string | string[]>) => readFlightQuery(query, { today });
const lisbon = { id: "airport-LIS", name: "Lisbon (LIS)" };
const london = { id: "city-2643743", name: "London" };
const trip = {
  from: lisbon.name,
  fromId: lisbon.id,
  to: london.name,
  toId: london.id,
  departure: "2027-03-12",
};
/** As a link writes it and the next page reads it. */
const again = (query: FlightQuery) =>
  read(
    Object.fromEntries(
      Object.entries(toFlightQuery(query)).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, Array.isArray(value) ? value : String(value)]],
      ),
    ),
  );

it("reads one way and a return, whose second leg is the first turned round", () => {
  expect(read(trip)).toEqual({
    trip: "oneWay",
    legs: [{ from: lisbon, to: london, date: "2027-03-12" }],
    adults: 1,
    ages: [],
    cabin: "economy",
    problems: [],
  });
  expect(read({ ...trip, return: "2027-03-19", cabin: "business" })).toMatchObject({
    trip: "return",
    legs: [{ date: "2027-03-12" }, { from: london, to: lisbon, date: "2027-03-19" }],
    cabin: "business",
  });
  expect(read({ ...trip, return: "2027-03-19", trip: "oneWay" }).legs).toHaveLength(1);
});

it("reads several legs by their codes, and as a form without script sends them", () => {
  expect(read({ leg: ["LIS-FNC-2027-03-12", "fnc-city-2643743-2027-03-15", "nonsense"] })).toEqual(
    expect.objectContaining({
      trip: "multi",
      legs: [
        {
          from: { id: "airport-LIS", name: "LIS" },
          to: { id: "airport-FNC", name: "FNC" },
          date: "2027-03-12",
        },
        {
          from: { id: "airport-FNC", name: "FNC" },
          to: { id: "city-2643743", name: "city-2643743" },
          date: "2027-03-15",
        },
      ],
    }),
  );
  expect(
    read({
      trip: "multi",
      from: ["Lisbon", "Funchal", ""],
      to: ["Funchal", "London", ""],
      departure: ["2027-03-12", "2027-03-15", "2027-03-20"],
    }).legs,
  ).toEqual([
    { from: { id: null, name: "Lisbon" }, to: { id: null, name: "Funchal" }, date: "2027-03-12" },
    { from: { id: null, name: "Funchal" }, to: { id: null, name: "London" }, date: "2027-03-15" },
  ]);
});

it("reads more than one filled-in row as several legs, and keeps which id is whose", () => {
  const rows = {
    trip: "return",
    from: [lisbon.name, "Funchal", ""],
    fromFor: [lisbon.name, "", ""],
    fromId: [lisbon.id, "", ""],
    to: ["Funchal", london.name, ""],
    toFor: ["", london.name, ""],
    toId: ["", london.id, ""],
    departure: ["2027-03-12", "2027-03-15", ""],
    return: "2027-03-19",
  };
  expect(read(rows)).toMatchObject({
    trip: "multi",
    legs: [
      { from: lisbon, to: { id: null, name: "Funchal" }, date: "2027-03-12" },
      { from: { id: null, name: "Funchal" }, to: london, date: "2027-03-15" },
    ],
  });
});

it("looks a place up again once another name was typed over it", () => {
  expect(read({ ...trip, from: "Porto", fromFor: lisbon.name }).legs[0]?.from).toEqual({
    id: null,
    name: "Porto",
  });
  expect(read({ ...trip, fromFor: lisbon.name }).legs[0]?.from).toEqual(lisbon);
  expect(read({ from: "LIS", to: "x", fromId: "hotel-1" }).legs[0]?.from).toEqual({
    id: null,
    name: "LIS",
  });
});

it("uses dates that can be flown, in order, and says so", () => {
  expect(read({ ...trip, departure: "2026-11-30" })).toMatchObject({
    legs: [{ date: "2026-12-15" }],
    problems: ["dates"],
  });
  expect(read({ ...trip, return: "2027-03-01" })).toMatchObject({
    legs: [{ date: "2027-03-12" }, { date: "2027-03-19" }],
    problems: ["dates"],
  });
  expect(read({ from: "LIS" })).toMatchObject({ legs: [{ date: "2026-12-15" }], problems: [] });
  expect(read({ ...trip, departure: "2030-01-01" }).problems).toEqual(["dates"]);
});

it("lets a leg behind the date line depart a day before the one ahead of it, and today at the earliest", () => {
  const dates = (...legs: string[]) => {
    const { legs: found, problems } = read({ leg: legs });
    return [...found.map(({ date }) => date), ...problems];
  };
  expect(dates("ICN-HNL-2027-01-20", "HNL-LAX-2027-01-19")).toEqual(["2027-01-20", "2027-01-19"]);
  expect(dates("ICN-HNL-2027-01-20", "HNL-LAX-2027-01-18")).toEqual([
    "2027-01-20",
    "2027-01-27",
    "dates",
  ]);
  expect(dates(`ICN-HNL-${today}`, "HNL-LAX-2026-11-30")[2]).toBe("dates");
});

it("counts who is 12 or older as adults, and keeps the ages of all under 18", () => {
  expect(
    read({ ...trip, adults: "3", children: "1", infants: "1", age: ["12", "11", "1"] }),
  ).toMatchObject({ adults: 2, ages: [12, 11, 1], problems: [] });
  expect(read({ ...trip, adults: "2", children: "2", age: "7" })).toMatchObject({
    adults: 2,
    ages: [7],
    ageless: { children: 1, infants: 0 },
    problems: ["ages"],
  });
  // An age that a form without script still sends.
  expect(read({ ...trip, adults: "2", children: "0", age: ["7"] })).toMatchObject({
    adults: 2,
    ages: [],
    problems: [],
  });
  expect(read({ ...trip, adults: "1", age: "15" })).toMatchObject({
    adults: 1,
    ages: [],
    problems: ["party"],
  });
});

it("leaves out whom an order has no place for, and says so", () => {
  expect(read({ ...trip, adults: "1", infants: "2", age: ["0", "1"] })).toMatchObject({
    adults: 1,
    ages: [0],
    problems: ["party"],
  });
  expect(read({ ...trip, adults: "8", children: "3", age: ["3", "4", "5"] })).toMatchObject({
    adults: 8,
    ages: [3],
    problems: ["party"],
  });
});

it.each([
  ["one way", trip],
  ["a return", { ...trip, return: "2027-03-19" }],
  ["several legs", { leg: ["LIS-FNC-2027-03-12", "FNC-LHR-2027-03-15"] }],
  [
    "words alone",
    {
      trip: "multi",
      from: ["Lisbon", "Funchal"],
      to: ["Funchal", "London"],
      departure: ["2027-03-12", "2027-03-15"],
    },
  ],
  ["children without ages", { ...trip, adults: "1", children: "2", infants: "1", age: "4" }],
  ["a family", { ...trip, adults: "3", children: "1", infants: "1", age: ["12", "11", "1"] }],
])("writes %s as it was read", (_name, query) => {
  const search = read(query);
  expect(again(search)).toEqual(search);
});
