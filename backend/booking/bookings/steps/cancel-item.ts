import { and, desc, eq } from "drizzle-orm";
import { bookingEvents } from "../../../db/schema/bookings";
import type { Transaction } from "../../../db/scoped";
import { recordCancellation } from "../../../ledger/move-booking-money";
import type { BookingSupplier, CancellationStep } from "../../../ports/booking-supplier";
import {
  closeChanges,
  endChange,
  findCallOffReason,
  findRefunding,
  type SupplierChangeRow,
} from "../../supplier-changes/change-record";
import { orderRefunds } from "../accept-payment";
import type { BookingDependencies } from "../booking-dependencies";
import { getPaid, type BookingRow } from "../booking-record";
import { findNote } from "../find-note";
import { queueBookingMail } from "../queue-booking-mail";
import { queueSaleMail } from "../queue-sale-mail";
import { resolveRefund } from "../resolve-refund";
import { toRetry, type Settle, type Step } from "../step";

/** When the cancellation under way was requested: its refund is computed for that moment. */
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

/** Everybody gives back all that they have. */
const toAllBack = ({ headline }: BookingRow): CancellationStep => ({
  before: headline.ends.at,
  refundPercentage: 100,
});

/** What becomes of a booking whose buyer wants everything back because the supplier changed it. */
async function refundChange(
  supplier: BookingSupplier,
  { supplierId }: SupplierChangeRow,
): Promise<{ state: "cancelled" | "pending" | "refused" }> {
  const answer = await supplier.answerChange?.(supplierId, "refund");
  if (answer === "pending") return { state: "pending" };
  return { state: answer === "done" ? "cancelled" : "refused" };
}

const stands = "attention: the supplier told of a cancellation, and says that it stands";

/** Retries a supplier that contradicts itself, and logs that once. */
async function insist(dependencies: BookingDependencies, booking: BookingRow): Promise<Settle> {
  const since = await dependencies.db.forAgency(booking.agencyId, (tx) =>
    findNote(tx, booking, stands),
  );
  if (!since) dependencies.logProblem(`booking ${booking.reference}: ${stands}`);
  return async (_, { attempts }) => ({
    nextStepAt: toRetry(dependencies, attempts),
    problem: stands,
    ...(since ? {} : { note: stands }),
  });
}

/**
 * Gives the item back, then orders the refund that was agreed to. A supplier that says no leaves
 * the booking as it was.
 */
export const cancelItem: Step = async ({ dependencies, agency, record, now }) => {
  const { reference, detail, cancellationQuote, cancelledBy } = record.booking;
  const supplier = dependencies.services.getSupplier(record.booking);
  const change = await dependencies.db.forAgency(agency.id, (tx) =>
    findRefunding(tx, record.booking),
  );
  const isCalledOff = cancelledBy === "supplier";
  // What was quoted before says nothing of what the supplier gives back of its own accord.
  const isQuoted = detail.cancellation.isQuoted && !isCalledOff;
  const agreed = isQuoted ? cancellationQuote?.agreed : undefined;
  const answer = change
    ? await refundChange(supplier, change)
    : await (agreed ? supplier.cancel(reference, agreed) : supplier.cancel(reference));
  switch (answer.state) {
    case "cancelled":
    case "absent":
      return async (tx, booking) => {
        const amount = booking.refundAmount ?? 0;
        const askedAt = (await getAskedAt(tx, booking)) ?? now;
        const isAllBack = change !== null || booking.cancelledBy === "supplier";
        const { paid, step } = isAllBack
          ? { paid: getPaid(record), step: toAllBack(booking) }
          : resolveRefund({ ...record, booking }, askedAt);
        await recordCancellation(tx, booking.agencyId, { booking, paid, refund: amount, step });
        await orderRefunds(tx, { booking, record, amount, reason: "cancelled", now });
        const refund = { amount, currency: booking.currency };
        if (change) await endChange(tx, change, "refunded");
        await closeChanges(tx, booking);
        const kind = booking.cancelledBy === "supplier" ? "bookingCalledOff" : "bookingCancelled";
        const reason = await findCallOffReason(tx, booking);
        await queueBookingMail(tx, agency, { kind, booking, refund, reason });
        await queueSaleMail(tx, agency, {
          kind: "saleCancelled",
          booking,
          refund,
          confirmationNumber: booking.confirmationNumber,
          reason,
        });
        return { state: "cancelled", values: { cancelledAt: now }, nextStepAt: null };
      };
    case "confirmed":
    case "refused":
    case "refundChanged":
      // The supplier had reported the cancellation: no mail says that it stands.
      if (isCalledOff) return insist(dependencies, record.booking);
      return async (tx, booking) => {
        // The supplier cancelled it meanwhile.
        if (booking.cancelledBy === "supplier") return { nextStepAt: now };
        if (change) await endChange(tx, change, "closed");
        // The buyer may have left the page, believing it cancelled.
        await queueBookingMail(tx, agency, { kind: "bookingNotCancelled", booking });
        return {
          state: "confirmed",
          values: { refundAmount: null, cancellationQuote: null, cancelledBy: null },
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
