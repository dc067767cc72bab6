import dayjs from "dayjs";
import isoWeek from "dayjs/plugin/isoWeek";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(isoWeek);

/** ISO dates in the agency's time zone. */
export type DealDates = { start: string; end: string };

/**
 * The stay that deals are shown for: Monday of the current ISO week plus 19 and plus 21 days.
 * @param now the clock, as an argument so that the rule can be tested
 */
export function resolveDealDates(now: Date, timeZone: string): DealDates {
  // Days are added to a calendar date, not to an instant: a change to summer time must not move them.
  const monday = dayjs.utc(dayjs(now).tz(timeZone).format("YYYY-MM-DD")).startOf("isoWeek");
  return { start: monday.add(19, "day").format("YYYY-MM-DD"), end: monday.add(21, "day").format("YYYY-MM-DD") };
}
