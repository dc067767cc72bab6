import * as fc from "fast-check";
import { addDays, calendarDay, daysBetween, toUtcDate } from "./calendar-date";

const show = (date: string, locale = "en") => new Intl.DateTimeFormat(locale, calendarDay).format(toUtcDate(date));

test.each([
  ["2026-12-05", "en", "Dec 05, 2026"],
  ["2026-01-31", "en", "Jan 31, 2026"],
  ["2028-02-29", "en", "Feb 29, 2028"],
  ["2026-12-05", "es", "05 dic 2026"],
  ["2026-12-05", "de", "05. Dez. 2026"],
])("a date shows as MMM DD, YYYY in English, in other languages' order elsewhere: %s in %s", (date, locale, text) => expect(show(date, locale)).toBe(text));

test("a calendar date stays the same day, counted on and back", () => {
  const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count);
      expect(show(date)).toMatch(new RegExp(`^[A-Z][a-z]{2} ${date.slice(8)}, ${date.slice(0, 4)}$`));
    }),
  );
});
