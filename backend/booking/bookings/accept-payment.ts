import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Money } from "@/lib/money/money";
import { payments, refunds } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";
import { recordCharge } from "../../ledger/move-booking-money";
import { allocateRefund } from "./allocate-refund";
import {
  listWantedPayments,
  type BookingRecord,
  type BookingRow,
  type PaymentRow,
} from "./booking-record";
import type { Change } from "./change-booking";
import { queueBookingMail } from "./queue-booking-mail";

type RefundReason = (typeof refunds.$inferInsert)["reason"];
type Paid = {
  booking: BookingRow;
  payment: PaymentRow;
  /** What was really taken. */ taken: Money;
  now: Date;
};

/** Keeps what was taken, in the table and in the books. */
async function takePayment(tx: Transaction, { booking, payment, taken, now }: Paid): Promise<void> {
  await tx
    .update(payments)
    .set({ state: "succeeded", ...taken, failureCode: null, updatedAt: now })
    .where(and(eq(payments.agencyId, booking.agencyId), eq(payments.id, payment.id)));
  await recordCharge(tx, booking.agencyId, {
    reference: booking.reference,
    payment: { id: payment.id, ...taken },
  });
}

/** Puts money on its way back; the same reason again changes nothing. */
export async function orderRefund(
  tx: Transaction,
  {
    booking,
    payment,
    amount,
    currency,
    reason,
    now,
  }: Pick<Paid, "booking" | "now"> & {
    payment: { id: string };
    reason: RefundReason;
  } & Money,
): Promise<void> {
  if (amount <= 0) return;
  await tx
    .insert(refunds)
    .values({
      agencyId: booking.agencyId,
      bookingId: booking.id,
      paymentId: payment.id,
      reason,
      amount,
      currency,
      state: "pending",
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.reason] });
}

/** Puts a part of what is left of all that was paid on its way back, a refund a payment. */
export async function orderRefunds(
  tx: Transaction,
  {
    booking,
    record,
    amount,
    reason,
    now,
  }: Pick<Paid, "booking" | "now"> & {
    record: Pick<BookingRecord, "payments" | "refunds">;
    amount: number;
    reason: RefundReason;
  },
): Promise<void> {
  const left = listWantedPayments(record).map((payment) => ({
    ...payment,
    amount: record.refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .reduce((rest, refund) => rest - refund.amount, payment.amount),
  }));
  for (const part of allocateRefund(left, amount))
    await orderRefund(tx, { booking, ...part, currency: booking.currency, reason, now });
}

/**
 * Accepts the booking's payment: the supplier is next, even if it was to be given back unpaid. An
 * amount other than the one due is refunded, and the booking fails.
 */
export async function acceptPayment(
  tx: Transaction,
  agency: AgencyWire,
  paid: Paid,
): Promise<Change> {
  const { booking, payment, taken, now } = paid;
  await takePayment(tx, paid);
  if (
    taken.amount === payment.amount &&
    taken.currency === payment.currency &&
    taken.amount === booking.dueNow &&
    taken.currency === booking.currency
  )
    return { state: "pendingSupplier", values: { failure: null, remindAt: null }, nextStepAt: now };
  await orderRefund(tx, { ...paid, ...taken, reason: "failed" });
  await queueBookingMail(tx, agency, { kind: "bookingFailed", booking, refund: taken });
  return {
    state: "failed",
    values: { failure: "paymentFailed" },
    nextStepAt: now,
    note: "another amount was taken than asked for",
  };
}

/** A payment that came too late to be accepted: it is recorded in the books and refunded. */
export async function refuseLatePayment(tx: Transaction, paid: Paid): Promise<void> {
  await takePayment(tx, paid);
  await orderRefund(tx, { ...paid, ...paid.taken, reason: "duplicate" });
}
