import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { requireBookable, requireStay } from "./require-dates";

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
