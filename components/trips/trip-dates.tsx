import { useFormatter } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { momentDay } from "@/lib/dates/moment-day";

/** "Dec 30, 2026 – Jan 02, 2027", by the place's own calendar. */
export function TripDates({ headline: { starts, ends } }: Pick<Booking, "headline">) {
  const format = useFormatter();
  return (
    <span>
      {format.dateTimeRange(toUtcDate(momentDay(starts)), toUtcDate(momentDay(ends)), calendarDay)}
    </span>
  );
}
