import dayjs from "dayjs";
import isoWeek from "dayjs/plugin/isoWeek.js";
import { addDays, toLocalDate } from "./calendar-date";
import { toUtc } from "./to-utc";

dayjs.extend(isoWeek);

/** ISO dates in the agency's time zone. */
export type DealDates = { start: string; end: string };

/**
 * The stay that deals are shown for: Monday of the current ISO week plus 19 and plus 21 days.
 * @param now the clock, injected for tests
 */
export function resolveDealDates(now: Date, timeZone: string): DealDates {
  const monday = toUtc(toLocalDate(now, timeZone)).startOf("isoWeek").format("YYYY-MM-DD");
  return { start: addDays(monday, 19), end: addDays(monday, 21) };
}
