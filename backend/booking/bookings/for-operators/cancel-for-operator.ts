import { RouteError } from "../../../errors/route-error";
import type { BookingDependencies } from "../booking-dependencies";
import { withMoney } from "../booking-record";
import { requestCancellation, type ShownCancellation } from "../cancel-booking";
import {
  askCancellationQuote,
  needsCancellationQuote,
  requireSameQuote,
} from "../ask-cancellation-quote";
import { quoteCancellationOf } from "../quote-cancellation";
import { takeStepsWithin } from "../take-steps-within";
import { requireBookingRow } from "./require-booking-row";

const withinMs = 3_000;

type Which = { agencyId: string; reference: string };

/**
 * What cancelling gives back now, and whether it withdraws a request.
 * @throws RouteError 404 `booking_not_found`, 409 `not_cancellable`
 */
export async function quoteCancellationForOperator(
  dependencies: BookingDependencies,
  { agencyId, reference }: Which,
) {
  const { db, now } = dependencies;
  const booking = await db.forAgency(agencyId, (tx) =>
    requireBookingRow(tx, agencyId, { reference }),
  );
  // Where the supplier has to say what comes back, and has said nothing that still holds.
  if (needsCancellationQuote(booking, now()))
    await askCancellationQuote(dependencies, { agencyId, bookingId: booking.id });
  return db.forAgency(agencyId, async (tx) => {
    const record = await withMoney(tx, await requireBookingRow(tx, agencyId, { reference }));
    const isRequest = record.booking.state === "requested";
    return { ...quoteCancellationOf(record, now()), isRequest };
  });
}

/**
 * Cancels any booking of an agency at the refund that its operator was shown, as its booker would;
 * one that is cancelled stays as it is.
 * @param by who did it, for the booking's history
 * @returns the state it is in after at most three seconds; the supplier may take longer
 * @throws RouteError 404 `booking_not_found`, 409 `not_cancellable` or `refund_changed`
 */
export async function cancelBookingForOperator(
  dependencies: BookingDependencies,
  {
    agencyId,
    reference,
    by,
    expectedRefund,
    isRequest,
  }: Which & ShownCancellation & { by: string },
): Promise<{ reference: string; state: string }> {
  const { db, now } = dependencies;
  await requireSameQuote(
    dependencies,
    await db.forAgency(agencyId, (tx) => requireBookingRow(tx, agencyId, { reference })),
  );
  const bookingId = await db.forAgency(agencyId, async (tx) => {
    const booking = await requireBookingRow(tx, agencyId, { reference, isLocked: true });
    await requestCancellation(tx, booking, {
      expectedRefund,
      isRequest,
      at: now(),
      by: "agency",
      note: `asked for by the operator ${by}`,
    });
    return booking.id;
  });
  await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs });
  const { state } = await db.forAgency(agencyId, (tx) =>
    requireBookingRow(tx, agencyId, { reference }),
  );
  if (state === "confirmed")
    throw new RouteError(
      409,
      "not_cancellable",
      "The supplier didn't cancel it: it stands as it was",
    );
  return { reference, state };
}
