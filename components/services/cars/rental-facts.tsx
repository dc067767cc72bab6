import { BookingFacts } from "@/components/site/bookings/booking-facts";
import type { Booking } from "@/lib/api/contract/bookings";
import type { CarItem } from "@/lib/api/contract/car-items";
import { RentalSummary } from "./rental-summary";

/** Which car, where and when, and who drives: what somebody needs on the way. */
export function RentalFacts({ booking }: { booking: Booking & { item: CarItem } }) {
  return (
    <BookingFacts booking={booking} heading={<RentalSummary item={booking.item} />}>
      {null}
    </BookingFacts>
  );
}
