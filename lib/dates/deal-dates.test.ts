import { resolveDealDates } from "./deal-dates";

test.each([
  ["Monday itself", "2026-11-16T12:00:00Z", "UTC", "2026-12-05", "2026-12-07"],
  [
    "Sunday belongs to the week that began on Monday",
    "2026-11-22T12:00:00Z",
    "UTC",
    "2026-12-05",
    "2026-12-07",
  ],
  [
    "still Sunday in Cancún when Copenhagen has Monday",
    "2026-11-23T02:00:00Z",
    "America/Cancun",
    "2026-12-05",
    "2026-12-07",
  ],
  [
    "already Monday in Copenhagen",
    "2026-11-22T23:30:00Z",
    "Europe/Copenhagen",
    "2026-12-12",
    "2026-12-14",
  ],
  [
    "across the end of summer time",
    "2026-10-12T12:00:00Z",
    "Europe/Lisbon",
    "2026-10-31",
    "2026-11-02",
  ],
  ["across the year's end", "2026-12-28T12:00:00Z", "Europe/Lisbon", "2027-01-16", "2027-01-18"],
  ["ISO week 53", "2027-01-01T12:00:00Z", "UTC", "2027-01-16", "2027-01-18"],
])("%s", (_, now, timeZone, start, end) =>
  expect(resolveDealDates(new Date(now), timeZone)).toEqual({ start, end }),
);
