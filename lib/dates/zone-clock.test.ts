import fc from "fast-check";
import { toInstant } from "./to-instant";
import { toMoment } from "./to-moment";
import {
  toClockDay,
  toDateOfDay,
  toDayNumber,
  toEpochMinute,
  toMomentAt,
  toZonedMinute,
  weekdayOfDay,
} from "./zone-clock";
import { weekdayOf } from "./weekday";

const zones = [
  "Europe/Lisbon",
  "America/New_York",
  "Pacific/Apia",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/Asuncion",
  "Etc/UTC",
];

test("a clock shows what the slower calculation shows, at any minute of any day in any zone", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toDayNumber("2026-01-01"), max: toDayNumber("2028-12-31") }),
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom(...zones),
      (day, minute, zone) => {
        const date = toDateOfDay(day);
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const at = toZonedMinute(day, minute, zone);
        expect(at).toBe(toEpochMinute(toInstant(date, time, zone)));
        expect(weekdayOfDay(day)).toBe(weekdayOf(date));
        // A time that is skipped is shown as a later one.
        const shown = toMomentAt(at, zone);
        expect(shown.local >= `${date}T${time}`).toBe(true);
        expect(toDateOfDay(toClockDay(at, zone))).toBe(shown.local.slice(0, 10));
      },
    ),
    { numRuns: 500 },
  );
});

test("days of summer time's beginning and end are no exception", () => {
  for (const [date, time] of [
    ["2027-03-28", "00:30"],
    ["2027-03-28", "01:30"],
    ["2027-03-28", "05:00"],
    ["2027-10-31", "01:30"],
    ["2027-10-31", "12:00"],
  ] as const) {
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const at = toZonedMinute(toDayNumber(date), minute, "Europe/Lisbon");
    expect(toMomentAt(at, "Europe/Lisbon").at).toBe(toMoment(date, time, "Europe/Lisbon").at);
  }
});
