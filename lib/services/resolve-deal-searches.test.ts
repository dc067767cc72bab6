import {
  activityDealSearchSchema,
  carDealSearchSchema,
  hotelDealSearchSchema,
} from "@/lib/api/contract/deals";
import { resolveDealSearches } from "./resolve-deal-searches";

const agency = {
  timeZone: "Europe/Lisbon",
  defaultCurrency: null,
  dealsLocation: {
    name: "Lisbon",
    countryCode: "PT",
    lat: 38.72,
    long: -9.14,
    airportLat: 38.77,
    airportLong: -9.13,
  },
  dealDefaults: {
    nationality: "IN",
    destinationCountryCode: "IN",
    radius: 15,
    driverAge: 25,
    countryOfResidence: "US",
  },
};
const now = new Date("2026-11-21T12:00:00Z");
const search = (query = {}, isTravelAgent = false, of = agency) =>
  resolveDealSearches(of, { query, now, isTravelAgent });

test("searches around the agency's location with its defaults", () => {
  expect(search().hotels?.body).toEqual({
    occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
    stayPeriod: { start: "2026-12-05", end: "2026-12-07" },
    latitude: 38.72,
    longitude: -9.14,
    nationality: "IN",
    destinationCountryCode: "IN",
    currency: "USD",
    radius: 15,
    searchString: "Lisbon",
    isOTA: true,
    isHome: true,
    isFromDestination: false,
  });
  expect(search().cars?.body).toMatchObject({
    age: 25,
    countryOfResidence: "US",
    pickUpDateTime: "2026-12-05T10:00:00",
    pickupLatitude: 38.77,
    isHome: true,
  });
});

test("requests prices in the charged currency", () => {
  const { hotels, resorts } = search({}, false, { ...agency, defaultCurrency: "MXN" as never });
  expect([hotels?.body.currency, resorts?.currency, search().resorts?.currency]).toEqual([
    "MXN",
    "MXN",
    "USD",
  ]);
});

test("every body is valid for the contract", () => {
  const { hotels, cars, activities } = search({
    lat: "21.1",
    long: "-86.8",
    airportLat: "21",
    airportLong: "-86.9",
  });
  expect(
    hotelDealSearchSchema.safeParse(hotels?.body).success &&
      carDealSearchSchema.safeParse(cars?.body).success &&
      activityDealSearchSchema.safeParse(activities?.body).success,
  ).toBe(true);
});

test("query coordinates override the agency's, airports separately from places", () => {
  const { activities, cars, resorts } = search({ lat: "21.1", long: "-86.8" }, true);
  expect(activities?.body).toMatchObject({
    latitude: 21.1,
    longitude: -86.8,
    isHome: false,
    isFromDestination: true,
    isOTA: false,
  });
  expect(resorts?.body).toEqual({ lat: 21.1, lon: -86.8 });
  expect(cars?.body).toMatchObject({
    pickupLatitude: 38.77,
    isHome: true,
    isFromDestination: false,
  });
});

test.each([
  { lat: "21.1" },
  { lat: "91", long: "0" },
  { lat: "", long: "" },
  { lat: "x", long: "1" },
  { lat: ["1", "2"], long: "3" },
  { lat: "Infinity", long: "0" },
])("%j is no place", (query) =>
  expect(search(query).activities?.body).toMatchObject({ latitude: 38.72 }),
);

test("an agency without a location searches only if the query has coordinates", () => {
  expect(search({}, false, { ...agency, dealsLocation: null as never })).toEqual({});
  expect(
    Object.keys(
      search({ lat: "1", long: "2" }, false, { ...agency, dealsLocation: null as never }),
    ).sort(),
  ).toEqual(["activities", "hotels", "resorts"]);
});
