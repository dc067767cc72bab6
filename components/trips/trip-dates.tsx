import type { Booking } from "@/lib/api/contract/bookings";
import { headlineDates } from "@/lib/dates/headline-dates";
import { useDateRange } from "@/lib/dates/use-date-range";

/** "Dec 30, 2026 – Jan 02, 2027", by the place's own calendar. */
export function TripDates({ headline }: Pick<Booking, "headline">) {
  const toRange = useDateRange();
  const { start, end } = headlineDates(headline);
  return <span>{toRange(start, end)}</span>;
}
