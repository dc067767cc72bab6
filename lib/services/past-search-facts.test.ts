import type { PastSearchInput } from "@/lib/api/contract/past-searches";
import { readRentalQuery } from "@/lib/cars/rental-query";
import { readFlightQuery } from "@/lib/flights/flight-query";
import { readStayQuery } from "@/lib/hotels/stay-query";
import {
  countSearchedPeople,
  listSearchedPlaces,
  toSearchAgain,
  toSearchedDays,
  toSearchPath,
} from "./past-search-facts";

const lisbon = { name: "Lisbon", latitude: 38.72, longitude: -9.13 };
const hotels: PastSearchInput = {
  service: "hotels",
  place: { ...lisbon, hotelId: "river" },
  stay: { start: "2026-12-07", end: "2026-12-10" },
  rooms: [
    { adults: 2, childAges: [3] },
    { adults: 1, childAges: [] },
  ],
  residence: "PT",
};
const cars: PastSearchInput = {
  service: "cars",
  pickUp: lisbon,
  dropOff: { name: "Porto", latitude: 41.15, longitude: -8.61 },
  pickUpAt: "2026-12-07T10:30",
  dropOffAt: "2026-12-09T18:00",
  driverAge: 42,
  residence: "PT",
};
const lis = { id: "airport-LIS", name: "Lisbon (LIS)" };
const lhr = { id: "airport-LHR", name: "London (LHR)" };
const flights = (...legs: [from: typeof lis, to: typeof lis, date: string][]): PastSearchInput => ({
  service: "flights",
  legs: legs.map(([from, to, date]) => ({ from, to, date })),
  adults: 2,
  ages: [4],
  cabin: "business",
});
const back = flights([lis, lhr, "2026-12-07"], [lhr, lis, "2026-12-14"]);
const queryOf = (path: string) => {
  const { searchParams } = new URL(path, "http://site");
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
  );
};
const today = "2026-11-21";

it("leads to the same search again", () => {
  const stay = readStayQuery(queryOf(toSearchPath(hotels)), { today, residence: "DE" });
  expect({ service: "hotels", ...stay }).toMatchObject({ ...hotels, problems: [] });
  const rental = readRentalQuery(queryOf(toSearchPath(cars)), { today, residence: "DE" });
  expect({ service: "cars", ...rental }).toMatchObject({ ...cars, problems: [] });
  const trips = [
    flights([lis, lhr, "2026-12-07"]),
    back,
    flights([lis, lhr, "2026-12-07"], [lhr, { id: "airport-CDG", name: "Paris" }, "2026-12-09"]),
  ].map((input) => {
    const { trip, legs, adults, ages, cabin, problems } = readFlightQuery(
      queryOf(toSearchPath(input)),
      { today },
    );
    expect([adults, ages, cabin, problems]).toEqual([2, [4], "business", []]);
    return [trip, legs.map(({ from, to, date }) => [from.id, to.id, date])];
  });
  expect(trips).toEqual([
    ["oneWay", [["airport-LIS", "airport-LHR", "2026-12-07"]]],
    [
      "return",
      [
        ["airport-LIS", "airport-LHR", "2026-12-07"],
        ["airport-LHR", "airport-LIS", "2026-12-14"],
      ],
    ],
    [
      "multi",
      [
        ["airport-LIS", "airport-LHR", "2026-12-07"],
        ["airport-LHR", "airport-CDG", "2026-12-09"],
      ],
    ],
  ]);
});

it("moves dates that have passed to the same days of a week to come", () => {
  for (const input of [hotels, cars, back]) {
    expect(toSearchAgain({ input }, { today: "2026-12-07" })).toEqual({ input, isMoved: false });
    const again = (day: string) => {
      const { input: moved, isMoved } = toSearchAgain({ input }, { today: day });
      return [toSearchedDays(moved).start, isMoved];
    };
    expect(again("2026-12-08")).toEqual(["2026-12-14", true]);
    expect(again("2026-12-13")).toEqual(["2026-12-14", true]);
    expect(again("2026-12-14")).toEqual(["2026-12-21", true]);
    expect(again("2027-01-31")).toEqual(["2027-02-01", true]);
  }
  expect(toSearchAgain({ input: cars }, { today: "2026-12-08" }).input).toMatchObject({
    pickUpAt: "2026-12-14T10:30",
    dropOffAt: "2026-12-16T18:00",
  });
});

it("says where, when and for how many it was", () => {
  expect([hotels, cars, back].map(listSearchedPlaces)).toEqual([
    ["Lisbon"],
    ["Lisbon", "Porto"],
    ["Lisbon (LIS)", "London (LHR)", "Lisbon (LIS)"],
  ]);
  expect([hotels, cars, back].map(toSearchedDays)).toEqual([
    { start: "2026-12-07", end: "2026-12-10" },
    { start: "2026-12-07", end: "2026-12-09" },
    { start: "2026-12-07", end: "2026-12-14" },
  ]);
  expect([hotels, cars, back].map(countSearchedPeople)).toEqual([4, 1, 3]);
});
