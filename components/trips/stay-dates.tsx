import { useFormatter } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

/** "Dec 30, 2026 – Jan 02, 2027", by the place's own calendar. */
export function StayDates({ stay: { start, end } }: Pick<Booking, "stay">) {
  const format = useFormatter();
  return <span>{format.dateTimeRange(toUtcDate(start), toUtcDate(end), calendarDay)}</span>;
}
