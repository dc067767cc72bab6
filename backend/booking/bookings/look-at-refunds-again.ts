import { and, eq, isNotNull } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { BookingState } from "@/lib/api/contract/booking-states";
import { bookings } from "../../db/schema/bookings";
import { refunds } from "../../db/schema/payments";
import { recordReturnedRefund } from "../../ledger/move-booking-money";
import type { BookingDependencies } from "./booking-dependencies";
import { findBookingRow, type PaymentRow, type RefundRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import { requireGateway } from "./require-gateway";

/**
 * A refund that was back by all that was known may have come back to the gateway since: the account
 * is closed, the card is lost. Stripe says so up to a month later. Then it is owed again, and the
 * booking isn't refunded any more.
 * @throws what the gateway or the database throws
 */
export async function lookAtRefundsAgain(
  dependencies: BookingDependencies,
  agency: AgencyWire,
  payment: PaymentRow,
): Promise<void> {
  const isBack = and(
    eq(refunds.agencyId, agency.id),
    eq(refunds.paymentId, payment.id),
    eq(refunds.state, "succeeded"),
    isNotNull(refunds.gatewayReference),
  );
  const back = await dependencies.db.forAgency(agency.id, (tx) =>
    tx.select().from(refunds).where(isBack),
  );
  if (back.length === 0) return;
  const gateway = await requireGateway(dependencies, agency, payment.gateway);
  for (const refund of back) {
    const { state } = await gateway.getRefund(refund.gatewayReference ?? "");
    if (state === "failed") await oweAgain(dependencies, refund);
  }
}

/** States in which a step may be querying the supplier, whose answer is independent of refunds. */
const askingStates: readonly BookingState[] = ["pendingSupplier", "cancelRequested"];

async function oweAgain(
  { db, now, logProblem }: BookingDependencies,
  refund: RefundRow,
): Promise<void> {
  const { agencyId, id, bookingId, amount, currency } = refund;
  await db.forAgency(agencyId, async (tx) => {
    const booking = await findBookingRow(tx, agencyId, eq(bookings.id, bookingId), {
      isLocked: true,
    });
    if (!booking) return;
    const at = now();
    const [failed] = await tx
      .update(refunds)
      .set({ state: "failed", updatedAt: at })
      .where(
        and(eq(refunds.agencyId, agencyId), eq(refunds.id, id), eq(refunds.state, "succeeded")),
      )
      .returning();
    // Another event reported the same at the same moment.
    if (!failed) return;
    // Nothing retries it, so it has to be given back by hand; logged before the write, since a
    // duplicate is better than none.
    logProblem(
      `booking ${booking.reference}: the refund of ${amount} ${currency} (minor units) came back and is owed again`,
    );
    await recordReturnedRefund(tx, agencyId, { reference: booking.reference, refund });
    const text = "a refund came back";
    await changeBooking(tx, booking, {
      change: {
        ...(booking.state === "refunded"
          ? { state: booking.cancelledAt ? ("cancelled" as const) : ("failed" as const) }
          : {}),
        nextStepAt: booking.nextStepAt,
        keepsLease: askingStates.includes(booking.state),
        note: text,
        problem: text,
      },
      now: at,
    });
  });
}
