import { useFormatter } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

/** "Dec 30, 2026 – Jan 02, 2027", by the place's own calendar. */
export function StayDates({ headline: { starts, ends } }: Pick<Booking, "headline">) {
  const format = useFormatter();
  return (
    <span>
      {format.dateTimeRange(
        toUtcDate(starts.local.slice(0, 10)),
        toUtcDate(ends.local.slice(0, 10)),
        calendarDay,
      )}
    </span>
  );
}
