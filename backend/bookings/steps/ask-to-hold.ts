import type { BookingSupplier } from "../../suppliers/booking-supplier";
import type { StepInput } from "../step";
import { toBookOrder } from "../to-book-order";

/**
 * Asks the supplier to hold what is booked until then; what is paid later for as long as its offer
 * says, where that is longer.
 */
export function askToHold(
  { dependencies, record: { booking }, now }: StepInput,
  until: Date,
): ReturnType<BookingSupplier["hold"]> {
  const { item, asked, payLaterUntil } = booking.detail;
  const latest = payLaterUntil === undefined ? until : new Date(payLaterUntil);
  return dependencies.services.getSupplier(booking).hold({
    item,
    expected: asked,
    clientReference: booking.reference,
    until: booking.isPaidLater && latest > until ? latest : until,
    ...(booking.isPaidLater ? { unpaid: toBookOrder(dependencies, booking) } : {}),
    language: booking.language,
    now,
  });
}
