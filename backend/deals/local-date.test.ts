import fc from "fast-check";
import { resolveResortStay } from "./search-resort-deals";
import { addDays, daysBetween, listNights, toLocalDate, toMonday } from "./local-date";

test.each([
  ["a Monday is its own", "2026-11-16", "2026-11-16"],
  ["a Sunday ends the week", "2026-11-22", "2026-11-16"],
  ["over a year's end", "2027-01-01", "2026-12-28"],
])("%s", (_, date, monday) => expect(toMonday(date)).toBe(monday));

test("the nights of a stay begin on its days but the last", () =>
  expect(listNights({ start: "2028-02-28", end: "2028-03-01" })).toEqual(["2028-02-28", "2028-02-29"]));

test("days added are days between, also over a change to summer time", () => {
  const date = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  fc.assert(fc.property(date, fc.integer({ min: -1000, max: 1000 }), (day, days) => expect(daysBetween(day, addDays(day, days))).toBe(days)));
});

test("a date is the place's own", () => {
  const instant = new Date("2026-11-21T12:00:00Z");
  expect([toLocalDate(instant, "Pacific/Apia"), toLocalDate(instant, "Etc/GMT+12"), toLocalDate(instant, "Europe/Lisbon")]).toEqual([
    "2026-11-22",
    "2026-11-21",
    "2026-11-21",
  ]);
});

test("a resort's week changes on Monday in the agency's time zone", () => {
  const sundayNight = new Date("2026-11-22T23:30:00Z");
  expect(resolveResortStay(sundayNight, "Europe/Lisbon")).toEqual({ start: "2026-12-05", end: "2026-12-12", nights: 7 });
  expect(resolveResortStay(sundayNight, "Europe/Copenhagen")).toEqual({ start: "2026-12-12", end: "2026-12-19", nights: 7 });
});
