import { and, eq } from "drizzle-orm";
import { earlier } from "@/lib/dates/instants";
import { refunds } from "../../db/schema/payments";
import { recordPayback } from "../../ledger/move-booking-money";
import {
  GatewayError,
  type GatewayRefund,
  type PaymentGateway,
} from "../../payments/payment-gateway";
import type { BookingRecord, PaymentRow, RefundRow } from "../booking-record";
import type { Change } from "../change-booking";
import { queueBookingMail } from "../queue-booking-mail";
import { requireGateway } from "../require-gateway";
import { toRetry, type Step, type StepInput } from "../step";

async function ask(
  gateway: PaymentGateway,
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
): Promise<GatewayRefund> {
  if (refund.gatewayReference !== null) return gateway.getRefund(refund.gatewayReference);
  const gatewayReference = payment.gatewayReference ?? "";
  try {
    return await gateway.refund({
      refundId: refund.id,
      gatewayReference,
      money: { amount: refund.amount, currency: refund.currency },
    });
  } catch (error) {
    if (error instanceof GatewayError && error.kind === "refused")
      return { gatewayReference: "", state: "failed" };
    throw error;
  }
}

/**
 * Once everything is back, a booking that came to nothing is refunded; one that stands stays what
 * it is.
 */
function changeAfter(
  { booking, refunds: all }: BookingRecord,
  {
    dependencies,
    refund,
    state,
    now,
  }: Pick<StepInput, "dependencies" | "now"> & { refund: RefundRow; state: GatewayRefund["state"] },
): Change {
  const states = all.map((other) => (other.id === refund.id ? state : other.state));
  const isOver = booking.state === "failed" || booking.state === "cancelled";
  const next = states.includes("pending")
    ? state === "pending"
      ? toRetry(dependencies, booking.attempts + 3)
      : now
    : null;
  const nextStepAt =
    booking.state === "held" && booking.holdUntil ? earlier(booking.holdUntil, next) : next;
  const isAllBack = states.every((one) => one === "succeeded");
  return {
    ...(isOver && isAllBack ? { state: "refunded" as const } : {}),
    nextStepAt,
    ...(state === "failed"
      ? { problem: "a refund was refused", note: "a refund was refused" }
      : {}),
  };
}

/**
 * What a mail tells of once nothing of it is on its way any more: all that a cancellation or a
 * failure gave back, of however many payments. A second payment's refund is told by itself.
 */
function toToldRefund(
  { refunds: all }: BookingRecord,
  { refund, state }: { refund: RefundRow; state: GatewayRefund["state"] },
): { amount: number; currency: string } | null {
  const { reason, currency } = refund;
  const parts = all
    .map((other) => (other.id === refund.id ? { ...other, state } : other))
    .filter(({ id, ...part }) =>
      reason === "duplicate" ? id === refund.id : part.reason === reason,
    );
  if (parts.some((part) => part.state === "pending")) return null;
  const amount = parts
    .filter((part) => part.state === "succeeded")
    .reduce((sum, part) => sum + part.amount, 0);
  return amount > 0 ? { amount, currency } : null;
}

/** Gives the first refund that isn't back yet to the gateway, or asks what became of it. */
export const payBack: Step = async ({ dependencies, agency, record, now }) => {
  const refund = record.refunds.find(({ state }) => state === "pending");
  const payment = refund && record.payments.find(({ id }) => id === refund.paymentId);
  if (!refund || !payment) return async () => ({ nextStepAt: null });
  const { gatewayReference, state } = await ask(
    await requireGateway(dependencies, agency, payment.gateway),
    { refund, payment },
  );
  // Nothing asks again: somebody has to give it back by hand.
  if (state === "failed")
    dependencies.logProblem(
      `booking ${record.booking.reference}: the refund of ${refund.amount} ${refund.currency} (minor units) was refused and is still owed`,
    );
  return async (tx, booking) => {
    await tx
      .update(refunds)
      .set({ state, gatewayReference: gatewayReference || null, updatedAt: now })
      .where(and(eq(refunds.agencyId, refund.agencyId), eq(refunds.id, refund.id)));
    if (state === "succeeded")
      await recordPayback(tx, booking.agencyId, { reference: booking.reference, refund });
    const told = toToldRefund(record, { refund, state });
    if (told)
      await queueBookingMail(tx, agency, { kind: "bookingRefunded", booking, refund: told });
    return changeAfter({ ...record, booking }, { dependencies, refund, state, now });
  };
};
