import { checkDates } from "./check-dates.mjs";

const source = "backend/booking/quotes/create-quote.ts";
const check = (line, file = source) =>
  checkDates([file], () => `first line\n${line}`).map(
    ({ line: at, message }) => `${at} ${message}`,
  );

test.each([
  ["const first = Date.UTC(2026, 0, 1);", "counts with a Date"],
  ["const year = now.getUTCFullYear();", "counts with a Date"],
  ["date.setDate(31);", "counts with a Date"],
  ["const end = new Date(now.getTime() + lifeMs);", "adds or takes away milliseconds"],
  ["const age = now().getTime() - start;", "adds or takes away milliseconds"],
  ["const end = new Date(Date.now() + lifeMs);", "adds or takes away milliseconds"],
  ["const day = 86_400_000;", "writes out the length of a day"],
  ["const maxAge = 365 * 24 * 60 * 60;", "writes out the length of a day"],
  ["const today = now.toISOString().slice(0, 10);", "makes a calendar date of an instant"],
])("%s is dates counted by hand", (line, what) =>
  expect(check(line)).toEqual([`2 ${what}: lib/dates does`]),
);

test.each([
  ["const end = addMs(now, lifeMs);", source],
  ["const seconds = Math.floor(now.getTime() / 1000);", source],
  ["const since = performance.now() - start;", source],
  ["const day = 86_400_000;", "lib/dates/durations.ts"],
  ["const day = 86_400_000;", "backend/booking/quotes/create-quote.test.ts"],
])("%s is none, in %s", (line, file) => expect(check(line, file)).toEqual([]));
