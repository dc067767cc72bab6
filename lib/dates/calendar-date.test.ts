import * as fc from "fast-check";
import {
  addDays,
  calendarDay,
  daysBetween,
  isCalendarDate,
  listNights,
  monthBefore,
  toLocalDate,
  toUtcDate,
} from "./calendar-date";

const show = (date: string, locale = "en") =>
  new Intl.DateTimeFormat(locale, calendarDay).format(toUtcDate(date));

test.each([
  ["2026-12-05", "en", "Dec 05, 2026"],
  ["2026-01-31", "en", "Jan 31, 2026"],
  ["2028-02-29", "en", "Feb 29, 2028"],
  ["2026-12-05", "es", "05 dic 2026"],
  ["2026-12-05", "de", "05. Dez. 2026"],
])(
  "formats a date as MMM DD, YYYY in English, in other languages' order elsewhere: %s in %s",
  (date, locale, text) => expect(show(date, locale)).toBe(text),
);

test("adding and subtracting days returns to the same calendar date", () => {
  const days = fc
    .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: -1_000, max: 1_000 }), (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count);
      expect(show(date)).toMatch(
        new RegExp(`^[A-Z][a-z]{2} ${date.slice(8)}, ${date.slice(0, 4)}$`),
      );
    }),
  );
});

test.each([
  ["over a leap day", "2028-02-28", 2, "2028-03-01"],
  ["back over a year's end", "2027-01-01", -1, "2026-12-31"],
  ["over the end of summer time", "2026-10-24", 2, "2026-10-26"],
  ["without the time behind it", "2026-12-05T23:30:00", 1, "2026-12-06"],
])("adds days %s", (_, date, days, later) => expect(addDays(date, days)).toBe(later));

test.each([
  ["2026-12-05", true],
  ["2028-02-29", true],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["2026-12-05T00:00:00", false],
  ["12/05/2026", false],
  ["", false],
  [undefined, false],
])("%j is a calendar date: %s", (text, isOne) => expect(isCalendarDate(text)).toBe(isOne));

test("lists the nights of a stay by their first day", () => {
  expect(listNights({ start: "2028-02-28", end: "2028-03-01" })).toEqual([
    "2028-02-28",
    "2028-02-29",
  ]);
  expect(listNights({ start: "2028-03-01", end: "2028-02-28" })).toEqual([]);
});

test.each([
  ["Pacific/Apia", "2026-11-22"],
  ["Etc/GMT+12", "2026-11-21"],
  ["Europe/Lisbon", "2026-11-21"],
  ["UTC", "2026-11-21"],
])("returns the date in the place's time zone: %s", (timeZone, date) =>
  expect(toLocalDate(new Date("2026-11-21T12:00:00Z"), timeZone)).toBe(date),
);

test.each([
  ["2026-11-21", 0, "2026-11"],
  ["2026-01-31", 1, "2025-12"],
  ["2026-03-31", 1, "2026-02"],
  ["2026-11-21", 23, "2024-12"],
])("the month before %s by %d is %s", (date, months, month) =>
  expect(monthBefore(date, months)).toBe(month),
);
