import { addDays } from "@/lib/dates/calendar-date";
import { weekdayOf } from "@/lib/dates/weekday";

type Days = { from: string; to: string };

/**
 * The weeks of a period, the earliest first: from Monday to Sunday, the first and the last only as
 * far as they are in it.
 */
export function listWeeks({ from, to }: Days): Days[] {
  const weeks: Days[] = [];
  for (let start = from; start <= to;) {
    const sunday = addDays(start, 6 - weekdayOf(start));
    weeks.push({ from: start, to: sunday < to ? sunday : to });
    start = addDays(sunday, 1);
  }
  return weeks;
}
