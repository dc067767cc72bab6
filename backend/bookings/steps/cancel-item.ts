import { and, desc, eq } from "drizzle-orm";
import { bookingEvents } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { recordCancellation } from "../../ledger/move-booking-money";
import { orderRefunds } from "../accept-payment";
import type { BookingRow } from "../booking-record";
import { queueBookingMail } from "../queue-booking-mail";
import { queueSaleMail } from "../queue-sale-mail";
import { resolveRefund } from "../resolve-refund";
import { toRetry, type Step } from "../step";

/** When the cancellation that is under way was asked for: what it gives back is of that moment. */
async function getAskedAt(tx: Transaction, { agencyId, id }: BookingRow): Promise<Date | null> {
  const [event] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.agencyId, agencyId),
        eq(bookingEvents.bookingId, id),
        eq(bookingEvents.state, "cancelRequested"),
      ),
    )
    .orderBy(desc(bookingEvents.at))
    .limit(1);
  return event?.at ?? null;
}

/**
 * Gives the item back, then orders the refund that was agreed to. A supplier that says no leaves
 * the booking as it was.
 */
export const cancelItem: Step = async ({ dependencies, agency, record, now }) => {
  const { reference, detail, cancellationQuote } = record.booking;
  const supplier = dependencies.services.getSupplier(record.booking);
  const agreed = detail.cancellation.isQuoted ? cancellationQuote?.agreed : undefined;
  const answer = await (agreed ? supplier.cancel(reference, agreed) : supplier.cancel(reference));
  switch (answer.state) {
    case "cancelled":
    case "absent":
      return async (tx, booking) => {
        const amount = booking.refundAmount ?? 0;
        const askedAt = (await getAskedAt(tx, booking)) ?? now;
        const { paid, step } = resolveRefund({ ...record, booking }, askedAt);
        await recordCancellation(tx, booking.agencyId, { booking, paid, refund: amount, step });
        await orderRefunds(tx, { booking, record, amount, reason: "cancelled", now });
        const refund = { amount, currency: booking.currency };
        await queueBookingMail(tx, agency, { kind: "bookingCancelled", booking, refund });
        await queueSaleMail(tx, agency, {
          kind: "saleCancelled",
          booking,
          refund,
          confirmationNumber: booking.confirmationNumber,
        });
        return { state: "cancelled", values: { cancelledAt: now }, nextStepAt: null };
      };
    case "confirmed":
    case "refused":
    case "refundChanged":
      return async (tx, booking) => {
        // Whoever asked for it may have left the page, and would not go.
        await queueBookingMail(tx, agency, { kind: "bookingNotCancelled", booking });
        return {
          state: "confirmed",
          values: { refundAmount: null, cancellationQuote: null },
          nextStepAt: null,
          note:
            answer.state === "refundChanged"
              ? "the supplier gives back another amount by now"
              : "the supplier didn't cancel",
        };
      };
    case "pending":
    case "partial":
    case "unknown":
      return async (_, booking) => ({ nextStepAt: toRetry(dependencies, booking.attempts) });
  }
};
