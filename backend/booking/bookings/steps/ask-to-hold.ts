import { earlier } from "@/lib/dates/instants";
import type { BookingSupplier } from "../../../ports/booking-supplier";
import type { StepInput } from "../step";
import { toBookOrder } from "../to-book-order";

/**
 * Requests a hold until then from the supplier. What is paid later is held until its offer's
 * deadline, and no longer even if the supplier allows it.
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
