import fc from "fast-check";
import { addDays } from "./calendar-date";
import { toInstant } from "./to-instant";

test.each([
  ["2026-12-05", "18:00", "Europe/Lisbon", "2026-12-05T18:00:00.000Z"],
  ["2026-08-05", "18:00", "Europe/Lisbon", "2026-08-05T17:00:00.000Z"],
  ["2026-12-05", "23:59", "America/Cancun", "2026-12-06T04:59:00.000Z"],
  ["2026-12-05", "23:59", "Pacific/Kiritimati", "2026-12-05T09:59:00.000Z"],
  ["2026-12-05", "12:00", "Asia/Kathmandu", "2026-12-05T06:15:00.000Z"],
  ["2026-12-05", "00:00", "Etc/UTC", "2026-12-05T00:00:00.000Z"],
  // The day summer time ends, after and before the change.
  ["2026-10-25", "18:00", "Europe/Copenhagen", "2026-10-25T17:00:00.000Z"],
  ["2026-10-25", "00:30", "Europe/Copenhagen", "2026-10-24T22:30:00.000Z"],
  // A time that comes twice: the first. One that is skipped: as late as it would have been.
  ["2026-10-25", "02:30", "Europe/Copenhagen", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29", "02:30", "Europe/Copenhagen", "2026-03-29T01:30:00.000Z"],
  ["2027-03-14", "23:59", "America/New_York", "2027-03-15T03:59:00.000Z"],
  // Midnight itself is skipped.
  ["2026-03-29", "00:30", "Asia/Beirut", "2026-03-28T22:30:00.000Z"],
])("%s %s in %s is %s", (date, time, zone, instant) =>
  expect(toInstant(date, time, zone).toISOString()).toBe(instant),
);

test("a clock in the zone shows what was asked for, on every day and in every zone", () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  // Greenland's clocks skip the hour before midnight in spring.
  const time = fc.constantFrom("12:00", "18:00", "20:59");
  fc.assert(
    fc.property(zone, time, fc.integer({ min: 0, max: 900 }), (timeZone, wanted, days) => {
      const date = addDays("2026-11-21", days);
      const format = new Intl.DateTimeFormat("sv-SE", {
        timeZone,
        dateStyle: "short",
        timeStyle: "short",
      });
      expect(format.format(toInstant(date, wanted, timeZone))).toBe(`${date} ${wanted}`);
    }),
    { numRuns: 400 },
  );
});
