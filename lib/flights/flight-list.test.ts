import { toListQuestion } from "./flight-list";
import { readFlightSearchQuery, toFlightSearchQuery } from "./flight-results";

const id = "2X214-LISLGW-20261224_7X901-LGWLHR-20261225";
const trip = { from: "LIS", to: "LHR", departure: "2026-12-24", return: "2026-12-31" };
const read = (query: Record<string, string | string[]>) =>
  readFlightSearchQuery(query, { today: "2026-11-21", currency: "USD" });
const again = (query: Record<string, string>) =>
  toFlightSearchQuery(read(query), { currency: "USD" });

it("lists a return by its outbounds, then with the chosen one, or in pairs", () => {
  expect(toListQuestion(read(trip))).toEqual({ list: "outbounds" });
  expect(toListQuestion(read({ ...trip, outbound: id }))).toEqual({ outbound: id });
  expect(toListQuestion(read({ ...trip, list: "pairs" }))).toEqual({});
  expect(toListQuestion(read({ ...trip, list: "pairs", outbound: id }))).toEqual({});
});

it("lists one way and several legs as they are", () => {
  expect(toListQuestion(read({ ...trip, return: "", outbound: id }))).toEqual({});
  const legs = ["LIS-FNC-2026-12-24", "FNC-LIS-2026-12-27"];
  expect(toListQuestion(read({ leg: legs }))).toEqual({});
});

it("writes what isn't usual, and takes no id that names no flights", () => {
  expect(again(trip)).toMatchObject({ list: undefined, outbound: undefined });
  expect(again({ ...trip, list: "pairs" })).toMatchObject({ list: "pairs" });
  expect(again({ ...trip, outbound: id })).toMatchObject({ outbound: id });
  expect(again({ ...trip, outbound: "../x" })).toMatchObject({ outbound: undefined });
});
