import { earlier } from "@/lib/dates/instants";
import type { BookingSupplier } from "../../../ports/booking-supplier";
import type { StepInput } from "../step";
import { toBookOrder } from "../to-book-order";

/**
 * Asks the supplier to hold what is booked until then. What is paid later is held for as long as
 * its offer says, and no longer, whatever the supplier says by now.
 */
export async function askToHold(
  { dependencies, record: { booking }, now }: StepInput,
  until: Date,
): ReturnType<BookingSupplier["hold"]> {
  const { item, asked, payLaterUntil } = booking.detail;
  const end = booking.isPaidLater && payLaterUntil ? new Date(payLaterUntil) : null;
  const answer = await dependencies.services.getSupplier(booking).hold({
    item,
    expected: asked,
    clientReference: booking.reference,
    until: end ?? until,
    ...(booking.isPaidLater ? { unpaid: toBookOrder(dependencies, booking) } : {}),
    language: booking.language,
    now,
  });
  if (answer.state !== "held" && answer.state !== "requested") return answer;
  return { ...answer, until: earlier(new Date(answer.until), end).toISOString() };
}
