import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Money } from "@/lib/money/money";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { auditBooking } from "../booking/bookings/audit-booking";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { withMoney } from "../booking/bookings/booking-record";
import { changeBooking } from "../booking/bookings/change-booking";
import { settleByHand } from "../booking/bookings/for-operators/enter-refund";
import { paymentUnavailable } from "../booking/bookings/start-payment";
import { takeStepsWithin } from "../booking/bookings/take-steps-within";
import { bookings } from "../db/schema/bookings";
import { payments, refunds } from "../db/schema/payments";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { requireSale, type MemberContext } from "../booking/bookings/require-sale";

const withinMs = 3_000;
type Given = {
  reference: string;
  amount: Money;
  /** A day of the agency's calendar. */ paidOn: string;
  note: string;
};

/** Those that took something for a booking, and that the agency has an account at. */
async function listGateways(
  { db, getPaymentGateway }: BookingDependencies,
  { agency, reference }: { agency: AgencyWire; reference: string },
) {
  const paid = await db.forAgency(agency.id, (tx) =>
    tx
      .selectDistinct({ name: payments.gateway })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(bookings.reference, reference)),
  );
  const found = await Promise.all(
    paid.map(async ({ name }) => (await getPaymentGateway(agency, name))?.name),
  );
  return new Set(found);
}

/**
 * Gives the refunds of a booking that failed to the gateway again, and waits a moment for it. Each
 * is another refund to the gateway and in the books, of which the one before is over.
 * @returns how many there were
 * @throws RouteError 404 `booking_not_found`, 409 `nothing_owed`, 503 `payment_unavailable` where
 *   the agency has no account any more at the gateway that was paid
 */
export async function retryRefund(
  dependencies: BookingDependencies,
  visit: MemberContext,
  { reference }: { reference: string },
): Promise<number> {
  const { db } = dependencies;
  const now = dependencies.now();
  const { id: agencyId } = visit.agency;
  const gateways = await listGateways(dependencies, { agency: visit.agency, reference });
  const { bookingId, count } = await db.forAgency(agencyId, async (tx) => {
    const booking = await requireSale(tx, visit, { reference, action: "refunds.settle" });
    const { refunds: all, payments: paid } = await withMoney(tx, booking);
    const owed = all.filter(({ state }) => state === "failed");
    // One that no gateway takes would be pending for ever, and no member could enter it by hand.
    const isTaken = owed.every(({ paymentId }) =>
      paid.some(({ id, gateway }) => id === paymentId && gateways.has(gateway)),
    );
    if (!isTaken) throw paymentUnavailable();
    if (owed.length === 0)
      throw new RouteError(409, "nothing_owed", `No refund of ${reference} has failed`);
    for (const { id } of owed)
      await tx
        .update(refunds)
        .set({
          ...{ id: randomUUID(), state: "pending", gatewayReference: null },
          ...{ createdAt: now, updatedAt: now },
        })
        .where(and(eq(refunds.agencyId, agencyId), eq(refunds.id, id)));
    await changeBooking(tx, booking, {
      change: { nextStepAt: now, keepsLease: true, note: "a refund is tried again" },
      now,
    });
    await auditBooking(tx, visit, booking, {
      action: "booking.refundRetried",
      after: { amount: owed.map(({ amount, currency }) => `${amount} ${currency}`).join(", ") },
      now,
    });
    return { bookingId: booking.id, count: owed.length };
  });
  await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs });
  return count;
}

/**
 * Enters what the agency gave back past the gateway, by whom and on which day: all that is owed.
 * The same again changes nothing.
 * @throws RouteError 404 `booking_not_found`, 409 `nothing_owed`, 422 for another amount, and for a
 *   day before the booking or in the future
 */
export const enterRefundByHand = (
  { db, now }: Pick<BookingDependencies, "db" | "now">,
  visit: MemberContext,
  { reference, amount, paidOn, note }: Given,
): Promise<BookingState> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const booking = await requireSale(tx, visit, { reference, action: "refunds.settle" });
    const toDay = (instant: Date) => toLocalDate(instant, visit.agency.timeZone);
    if (paidOn > toDay(now()) || paidOn < toDay(booking.createdAt))
      throw refuseInput("paidOn", "must be a day from the booking until today");
    const { isNew, state } = await settleByHand(tx, booking, {
      amount,
      by: { userId: visit.viewer.userId },
      note,
      requestId: visit.requestId,
      at: now(),
    });
    if (isNew)
      await auditBooking(tx, visit, booking, {
        action: "booking.refundEntered",
        after: { amount: `${amount.amount} ${amount.currency}`, paidOn },
        now: now(),
      });
    return state;
  });
