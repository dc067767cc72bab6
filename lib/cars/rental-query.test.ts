import type { Query } from "@/lib/query-values";
import { assumedDriverAge, readRentalQuery, toRentalQuery, type RentalQuery } from "./rental-query";

const today = "2026-11-21";
const read = (query: Query) =>
  readRentalQuery({ driverAge: "41", ...query }, { today, residence: "DK" });

describe("the times", () => {
  const dates = { pickUpDate: "2027-01-01", dropOffDate: "2027-01-04" };
  it.each<[string, Query, string, string, boolean]>([
    ["nothing asked for", {}, "2026-12-05T10:00", "2026-12-07T10:00", false],
    ["dates alone", dates, "2027-01-01T10:00", "2027-01-04T10:00", false],
    [
      "as asked for",
      { ...dates, pickUpTime: "09:30", dropOffTime: "18:00" },
      "2027-01-01T09:30",
      "2027-01-04T18:00",
      false,
    ],
    [
      "an hour today",
      { pickUpDate: today, pickUpTime: "22:30", dropOffDate: today, dropOffTime: "23:30" },
      `${today}T22:30`,
      `${today}T23:30`,
      false,
    ],
    [
      "half an hour",
      { pickUpDate: today, pickUpTime: "22:30", dropOffDate: today, dropOffTime: "23:00" },
      `${today}T22:30`,
      "2026-11-23T22:30",
      true,
    ],
    [
      "a time between the half hours",
      { ...dates, pickUpTime: "09:15" },
      "2027-01-01T10:00",
      "2027-01-04T10:00",
      true,
    ],
    [
      "a time that no clock shows",
      { ...dates, dropOffTime: "24:00" },
      "2027-01-01T10:00",
      "2027-01-04T10:00",
      true,
    ],
    [
      "brought back before it is picked up",
      { pickUpDate: "2027-01-04", dropOffDate: "2027-01-01", dropOffTime: "18:00" },
      "2027-01-04T10:00",
      "2027-01-06T10:00",
      true,
    ],
    [
      "60 days to the minute",
      { pickUpDate: "2027-01-01", dropOffDate: "2027-03-02" },
      "2027-01-01T10:00",
      "2027-03-02T10:00",
      false,
    ],
    [
      "60 days and half an hour",
      { pickUpDate: "2027-01-01", dropOffDate: "2027-03-02", dropOffTime: "10:30" },
      "2027-01-01T10:00",
      "2027-03-02T10:00",
      true,
    ],
    [
      "past dates keep their days",
      { pickUpDate: "2026-11-20", dropOffDate: "2026-11-25", dropOffTime: "18:00" },
      "2026-12-05T10:00",
      "2026-12-10T18:00",
      true,
    ],
    [
      "no dates",
      { pickUpDate: "soon", dropOffDate: "later" },
      "2026-12-05T10:00",
      "2026-12-07T10:00",
      true,
    ],
    ["a return alone", { dropOffDate: "2027-01-04" }, "2026-12-05T10:00", "2026-12-07T10:00", true],
    [
      "years ahead",
      { pickUpDate: "2032-01-01", dropOffDate: "2032-01-03" },
      "2026-12-05T10:00",
      "2026-12-07T10:00",
      true,
    ],
  ])("%s", (_, query, pickUpAt, dropOffAt, isWrong) =>
    expect(read(query)).toMatchObject({
      pickUpAt,
      dropOffAt,
      problems: isWrong ? ["times"] : [],
    }),
  );
});

it.each<[string | undefined, number, RentalQuery["problems"]]>([
  ["18", 18, []],
  ["99", 99, []],
  ["17", assumedDriverAge, ["age"]],
  ["100", assumedDriverAge, ["age"]],
  ["", assumedDriverAge, ["age"]],
  ["3e1", assumedDriverAge, ["age"]],
  [undefined, assumedDriverAge, ["age"]],
])("an age of %p is %s, and an assumed one is told", (driverAge, used, problems) =>
  expect(read({ driverAge })).toMatchObject({ driverAge: used, problems }),
);

describe("the places", () => {
  const lisbon = {
    pickUpPlace: "Lisbon Airport",
    pickUpPlaceLat: "38.78",
    pickUpPlaceLong: "-9.13",
  };
  const point = { name: "Lisbon Airport", latitude: 38.78, longitude: -9.13 };
  const porto = { dropOffPlace: "Porto", dropOffPlaceLat: "41.15", dropOffPlaceLong: "-8.61" };
  it.each<[string, Query, Partial<RentalQuery>]>([
    ["brought back there", lisbon, { pickUp: point, dropOff: null, dropOffName: "" }],
    ["an empty field", { ...lisbon, dropOffPlace: " " }, { dropOff: null, dropOffName: "" }],
    [
      "brought back elsewhere",
      { ...lisbon, ...porto },
      {
        pickUp: point,
        dropOff: { name: "Porto", latitude: 41.15, longitude: -8.61 },
        dropOffName: "Porto",
      },
    ],
    [
      "elsewhere in words alone",
      { ...lisbon, dropOffPlace: "Porto" },
      { dropOff: null, dropOffName: "Porto" },
    ],
    [
      "another place over the old coordinates",
      { ...lisbon, ...porto, dropOffPlace: "Faro", dropOffPlaceFor: "Porto" },
      { dropOff: null, dropOffName: "Faro" },
    ],
    [
      "the same place named twice",
      {
        ...lisbon,
        dropOffPlace: "Lisbon Airport",
        dropOffPlaceLat: "38.78",
        dropOffPlaceLong: "-9.13",
      },
      { dropOff: null, dropOffName: "" },
    ],
    ["words alone", { pickUpPlace: "Lisbon" }, { pickUp: null, pickUpName: "Lisbon" }],
  ])("%s", (_, query, expected) =>
    expect(read(query)).toMatchObject({ ...expected, problems: [] }),
  );
  it("are known by their ids in links, too", () => {
    const ids = { pickUpPlaceId: "airport-LIS", dropOffPlaceId: "city-2735943" };
    expect(toRentalQuery(read({ ...lisbon, ...porto, ...ids }))).toMatchObject(ids);
  });
});

it.each([
  ["US", "US", []],
  ["us", "DK", ["residence"]],
  ["constructor", "DK", ["residence"]],
  ["", "DK", []],
])("residence %p is %s", (residence, used, problems) =>
  expect(read({ residence })).toMatchObject({ residence: used, problems }),
);
