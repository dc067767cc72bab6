import { hoursBetween, isLocalTime } from "./local-time";

test.each([
  ["2026-12-05T10:00:00", true],
  ["2026-12-05T23:59", true],
  ["2028-02-29T00:00:00", true],
  ["2026-02-31T10:00:00", false],
  ["2026-12-05T25:00:00", false],
  ["2026-12-05T10:61:00", false],
  ["tomorrow", false],
])("%s is a local time: %s", (text, isOne) => expect(isLocalTime(text)).toBe(isOne));

test.each([
  ["2026-12-05T10:00:00", "2026-12-05T11:30:00", 1.5],
  ["2026-12-05T10:00:00", "2026-12-07T10:00:00", 48],
  // No zone is meant: summer time's end takes no hour.
  ["2026-10-24T10:00:00", "2026-10-25T10:00:00", 24],
  ["2026-12-05T10:00:00", "2026-12-05T09:00:00", -1],
])("from %s to %s are %d hours", (start, end, hours) =>
  expect(hoursBetween(start, end)).toBe(hours),
);
