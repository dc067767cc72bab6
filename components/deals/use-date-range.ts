import { useFormatter } from "next-intl";
import { calendarDay, calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";

/**
 * "Dec 05 – Dec 07, 2026". Not `formatRange`: its spaces differ between the server's and the
 * browser's ICU, which breaks hydration.
 */
export function useDateRange(): (start: string, end: string) => string {
  const format = useFormatter();
  return (start, end) =>
    `${format.dateTime(toUtcDate(start), start.slice(0, 4) === end.slice(0, 4) ? calendarDayOfYear : calendarDay)} – ${format.dateTime(toUtcDate(end), calendarDay)}`;
}
