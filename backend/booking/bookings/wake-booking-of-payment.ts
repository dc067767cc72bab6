import { and, eq, inArray, or, sql } from "drizzle-orm";
import { hasEnded } from "@/lib/api/contract/booking-states";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { earlierOf } from "../../db/earlier-of";
import { bookings } from "../../db/schema/bookings";
import { payments, refunds } from "../../db/schema/payments";
import type { GatewayPayment } from "../../ports/payment-gateway";
import { acceptPayment, refuseLatePayment } from "./accept-payment";
import type { BookingDependencies } from "./booking-dependencies";
import { findBookingRow, findOpenPayment, withMoney, type PaymentRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import { lookAtRefundsAgain } from "./look-at-refunds-again";
import { requireGateway } from "./require-gateway";
import { takeStepsWithin } from "./take-steps-within";

/** The gateway waits for an answer; that the steps are due is kept already. */
const withinMs = 2_500;

type PaymentEvent = { gateway: string; gatewayReference: string };

/**
 * Handles a gateway's event: queries the payment at the gateway, and does what follows. An event is
 * only a reason to query, so it may come twice, late or in any order. An unknown payment changes
 * nothing.
 * @throws what the gateway or the database throws: then the event has had no effect and may come
 *   again
 */
export async function wakeBookingOfPayment(
  dependencies: BookingDependencies,
  agencyId: string,
  { gateway, gatewayReference }: PaymentEvent,
): Promise<void> {
  const { db, now } = dependencies;
  const payment = await db.forAgency(agencyId, async (tx) => {
    const [found] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.agencyId, agencyId),
          eq(payments.gateway, gateway),
          eq(payments.gatewayReference, gatewayReference),
        ),
      );
    if (!found) return null;
    const waits = or(
      eq(bookings.state, "paying"),
      sql`exists (select 1 from ${refunds} where ${refunds.bookingId} = ${bookings.id} and ${refunds.state} = 'pending')`,
    );
    const isResting = inArray(bookings.state, [
      "paying",
      "held",
      "confirmed",
      "failed",
      "cancelled",
      "refunded",
    ]);
    await tx
      .update(bookings)
      .set({ nextStepAt: earlierOf(bookings.nextStepAt, now()) })
      .where(
        and(eq(bookings.agencyId, agencyId), eq(bookings.id, found.bookingId), waits, isResting),
      );
    return found;
  });
  if (!payment) return;
  await lookAgain(dependencies, agencyId, payment);
  await takeStepsWithin(dependencies, { agencyId, bookingId: payment.bookingId, withinMs });
}

/**
 * What was settled: a try that was over may have been paid after all, and what went back may have
 * come back.
 */
async function lookAgain(
  dependencies: BookingDependencies,
  agencyId: string,
  payment: PaymentRow,
): Promise<void> {
  const { id, bookingId, gateway: name, gatewayReference, state } = payment;
  if (state === "open" || state === "processing") return;
  const agency = await dependencies.db.forAgency(agencyId, (tx) => getAgencyById(tx, agencyId));
  if (!agency || gatewayReference === null) return;
  if (state === "succeeded") return lookAtRefundsAgain(dependencies, agency, payment);
  const told = await (
    await requireGateway(dependencies, agency, name)
  ).getPayment(gatewayReference);
  if (told.state === "succeeded" && told.paymentId === id)
    await takeLatePayment(dependencies, { agencyId, bookingId, paymentId: id, told });
}

/** A booking that still waits for its payment takes it; everybody else gets it back. */
async function takeLatePayment(
  { db, now }: BookingDependencies,
  {
    agencyId,
    bookingId,
    paymentId,
    told,
  }: { agencyId: string; bookingId: string; paymentId: string; told: GatewayPayment },
): Promise<void> {
  await db.forAgency(agencyId, async (tx) => {
    const booking = await findBookingRow(tx, agencyId, eq(bookings.id, bookingId), {
      isLocked: true,
    });
    const agency = await getAgencyById(tx, agencyId);
    if (!booking || !agency) return;
    const record = await withMoney(tx, booking);
    const payment = record.payments.find((one) => one.id === paymentId);
    if (!payment || payment.state === "succeeded") return;
    const paid = { booking, payment, taken: told.money, now: now() };
    const isWaiting = booking.state === "held" && booking.failure === null;
    if (isWaiting && !findOpenPayment(record)) {
      await changeBooking(tx, booking, {
        change: await acceptPayment(tx, agency, paid),
        now: paid.now,
      });
      return;
    }
    await refuseLatePayment(tx, paid);
    // What rests begins to pay back now; what doesn't does when it rests.
    const isResting = booking.state === "confirmed" || hasEnded(booking.state);
    if (isResting)
      await tx
        .update(bookings)
        .set({ nextStepAt: earlierOf(bookings.nextStepAt, paid.now) })
        .where(and(eq(bookings.agencyId, agencyId), eq(bookings.id, bookingId)));
  });
}

/** The same with its dependencies, for handlers of events. */
export const createBookingWaker =
  (dependencies: BookingDependencies) =>
  (agencyId: string, told: PaymentEvent): Promise<void> =>
    wakeBookingOfPayment(dependencies, agencyId, told);
