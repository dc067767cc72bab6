import { BookingFacts } from "@/components/site/bookings/booking-facts";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { FlightSummary } from "./flight-summary";

/** Which flights, for whom: what somebody needs on the way. */
export const FlightFacts = ({ booking }: { booking: Booking & { item: FlightItem } }) => (
  <BookingFacts booking={booking} heading={<FlightSummary item={booking.item} />}>
    {null}
  </BookingFacts>
);
