import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { requireBookable, requireRental, requireStay } from "./require-dates";

const today = "2026-11-21";
const refused = (path: string) =>
  expect.objectContaining({ status: 422, issues: [expect.objectContaining({ path })] }) as Error;

test("may be searched from today to the last day that is sold, counted from a today a day ahead", () => {
  const search = (ahead: number) => () =>
    requireBookable(addDays(today, ahead), { path: "date", today });
  expect(search(0)).not.toThrow();
  expect(search(maximumDaysAhead + 1)).not.toThrow();
  expect(search(-1)).toThrow(refused("date"));
  expect(search(maximumDaysAhead + 2)).toThrow(refused("date"));
});

test("whatever the site offers is taken, to the longest stay and no night more", () => {
  const start = addDays(today, maximumDaysAhead);
  const stayFor = (nights: number) =>
    requireStay({ start, end: addDays(start, nights) }, { path: "stay", today });
  expect(stayFor(maximumNights).nights).toBe(maximumNights);
  expect(() => stayFor(maximumNights + 1)).toThrow(refused("stay.end"));
});

test("a car is fetched and brought back at hours that clocks show at each depot", () => {
  const rent = (pickUp: string, dropOff: string, from = "America/New_York", to = from) =>
    requireRental(
      { pickUp, dropOff },
      {
        now: new Date("2026-11-21T12:00:00Z"),
        zones: { pickUp: from, dropOff: to },
        paths: { pickUp: "pickUpAt", dropOff: "dropOffAt" },
      },
    );
  // Clocks go from 02:00 to 03:00 there, and a week before the end of March in Lisbon not yet.
  const skipped = "2027-03-14T02:30";
  expect(() => rent(skipped, "2027-03-16T10:00")).toThrow(refused("pickUpAt"));
  expect(() => rent("2027-03-12T10:00", skipped)).toThrow(refused("dropOffAt"));
  expect(() => rent("2027-03-14T03:00", "2027-03-16T10:00")).not.toThrow();
  expect(() =>
    rent("2027-03-12T10:00", skipped, "America/New_York", "Europe/Lisbon"),
  ).not.toThrow();
  // A time that comes twice is one that clocks show.
  expect(() => rent("2027-11-07T01:30", "2027-11-09T10:00")).not.toThrow();
});
