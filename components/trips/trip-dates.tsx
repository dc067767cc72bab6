import type { Booking } from "@/lib/api/contract/bookings";
import { momentDay } from "@/lib/dates/moment-day";
import { useDateRange } from "@/lib/dates/use-date-range";

/** "Dec 30, 2026 – Jan 02, 2027", by the place's own calendar. */
export function TripDates({ headline: { starts, ends } }: Pick<Booking, "headline">) {
  const toRange = useDateRange();
  return <span>{toRange(momentDay(starts), momentDay(ends))}</span>;
}
