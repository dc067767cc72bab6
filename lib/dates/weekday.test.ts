import fc from "fast-check";
import { toUtc } from "./to-utc";
import { weekdayOf } from "./weekday";

test.each([
  ["1970-01-01", 3],
  ["2026-11-23", 0],
  ["2026-11-29T23:30", 6],
  ["2028-02-29T00:00", 1],
])("%s is day %i of the week", (local, day) => expect(weekdayOf(local)).toBe(day));

test("any date has the day that the calendar has", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(weekdayOf(day)).toBe((toUtc(day).day() + 6) % 7);
      },
    ),
  );
});
