import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { findDates } from "./find-alternatives";

const today = "2026-11-21";
const datesNear = async (ahead: number) => {
  const start = addDays(today, ahead);
  const stay = { start, end: addDays(start, 2) };
  return (await findDates(stay, { today, count: async () => 1 })).map((date) => date.start);
};

test("other dates are neither past nor farther ahead than may be searched", async () => {
  const first = await datesNear(0);
  expect(first.length).toBeGreaterThan(0);
  expect(first.every((start) => start > today)).toBe(true);
  const last = addDays(today, maximumDaysAhead);
  const late = await datesNear(maximumDaysAhead);
  expect(late.length).toBeGreaterThan(0);
  expect(late.every((start) => start < last)).toBe(true);
});
