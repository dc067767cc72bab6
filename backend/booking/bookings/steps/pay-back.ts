import { and, eq } from "drizzle-orm";
import { addMs, earlier, msBetween } from "@/lib/dates/instants";
import { toErrorMessage } from "../../../errors/to-error-message";
import { refunds } from "../../../db/schema/payments";
import { recordPayback } from "../../../ledger/move-booking-money";
import {
  GatewayError,
  type GatewayRefund,
  type PaymentGateway,
} from "../../../ports/payment-gateway";
import { withMoney, type BookingRecord, type PaymentRow, type RefundRow } from "../booking-record";
import type { Change } from "../change-booking";
import { queueBookingMail } from "../queue-booking-mail";
import { toHeldStep } from "../reminders";
import { requireGateway } from "../require-gateway";
import { toRetry, type Settle, type Step, type StepInput } from "../step";

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

/** Never given to a gateway, with or without an answer: each try moves `updatedAt`. */
const isUntried = ({ gatewayReference, createdAt, updatedAt }: RefundRow): boolean =>
  gatewayReference === null && updatedAt.getTime() === createdAt.getTime();

/** The next refund: one that was never tried, else the one queried longest ago. */
const pickNext = (all: RefundRow[]): RefundRow | undefined =>
  all
    .filter(({ state }) => state === "pending")
    .toSorted(
      (a, b) => Number(isUntried(b)) - Number(isUntried(a)) || msBetween(b.updatedAt, a.updatedAt),
    )[0];

/** When the next one is taken; null once none is on its way. */
function toNextStep(
  { booking, refunds: all }: BookingRecord,
  {
    dependencies,
    refund,
    state,
    now,
  }: Pick<StepInput, "dependencies" | "now"> & {
    refund: Pick<RefundRow, "id" | "gatewayReference">;
    state: GatewayRefund["state"];
  },
): Date | null {
  const others = all.filter((one) => one.state === "pending" && one.id !== refund.id);
  const waiting = state === "pending" ? [refund, ...others] : others;
  // One that the gateway has takes hours; one that it didn't take is worth another try soon.
  const isGiven = waiting.every(({ gatewayReference }) => gatewayReference !== null);
  const retry = () => toRetry(dependencies, booking.attempts + (isGiven ? 3 : 0));
  const next = others.some(isUntried) ? now : waiting.length > 0 ? retry() : null;
  return booking.state === "held" && booking.holdUntil
    ? earlier(toHeldStep(booking, now), next)
    : next;
}

/**
 * Once everything is back, a booking that came to nothing is refunded; one that stands stays what
 * it is.
 */
function changeAfter(record: BookingRecord, given: Parameters<typeof toNextStep>[1]): Change {
  const { booking, refunds: all } = record;
  const { refund, state } = given;
  const states = all.map((other) => (other.id === refund.id ? state : other.state));
  const isOver = booking.state === "failed" || booking.state === "cancelled";
  const isAllBack = states.every((one) => one === "succeeded");
  return {
    ...(isOver && isAllBack ? { state: "refunded" as const } : {}),
    nextStepAt: toNextStep(record, given),
    ...(state === "failed"
      ? { problem: "a refund was refused", note: "a refund was refused" }
      : {}),
  };
}

/**
 * The refund that a mail reports once no part of it is pending: all that a cancellation or a
 * failure gave back, of any number of payments. A duplicate payment's is reported by itself.
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

/** Nothing is known of this one: the others have their turn before it is tried again. */
const postpone =
  ({ dependencies, record, now }: StepInput, refund: RefundRow, error: unknown): Settle =>
  async (tx, booking) => {
    const problem = toErrorMessage(error);
    if (!(error instanceof GatewayError))
      dependencies.logProblem(`booking ${booking.reference}: ${problem}`);
    const triedAt = now > refund.createdAt ? now : addMs(refund.createdAt, 1);
    await tx
      .update(refunds)
      .set({ updatedAt: triedAt })
      .where(and(eq(refunds.agencyId, refund.agencyId), eq(refunds.id, refund.id)));
    const nextStepAt = toNextStep(
      { ...record, booking },
      { dependencies, refund, state: "pending", now },
    );
    return { nextStepAt, problem };
  };

/** Gives one refund that isn't back yet to the gateway, or asks what became of it. */
export const payBack: Step = async (input) => {
  const { dependencies, agency, record, now } = input;
  const refund = pickNext(record.refunds);
  const payment = refund && record.payments.find(({ id }) => id === refund.paymentId);
  if (!refund || !payment) return async () => ({ nextStepAt: null });
  let answer: GatewayRefund;
  try {
    const gateway = await requireGateway(dependencies, agency, payment.gateway);
    answer = await ask(gateway, { refund, payment });
  } catch (error) {
    return postpone(input, refund, error);
  }
  const { gatewayReference, state } = answer;
  // Nothing retries it: it has to be given back by hand.
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
    // Another one may have been entered by hand meanwhile.
    const current = await withMoney(tx, booking);
    const told = toToldRefund(current, { refund, state });
    if (told)
      await queueBookingMail(tx, agency, { kind: "bookingRefunded", booking, refund: told });
    return changeAfter(current, {
      dependencies,
      refund: { ...refund, gatewayReference },
      state,
      now,
    });
  };
};
