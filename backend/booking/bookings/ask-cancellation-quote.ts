import { and, eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import {
  SupplierError,
  type CancellationStep,
  type SupplierCancellationQuote,
} from "../../ports/booking-supplier";
import type { BookingDependencies } from "./booking-dependencies";
import {
  findBookingRow,
  getPaid,
  withMoney,
  type BookingRecord,
  type BookingRow,
} from "./booking-record";
import { notCancellable, refundChanged } from "./not-cancellable";

/**
 * What a supplier refunds, as a step of the booking's own terms: every party refunds the same share
 * as the supplier. A credit in a traveller's name is no refund to the payer.
 * @throws SupplierError for amounts, or an end, that say nothing
 */
function toStep(
  record: BookingRecord,
  { refund, keeps, until, destination }: SupplierCancellationQuote,
): CancellationStep {
  const whole = refund.amount + keeps.amount;
  if (refund.currency !== keeps.currency || refund.amount < 0 || keeps.amount < 0)
    throw new SupplierError("malformed", "a cancellation that gives back no part of the price");
  if (Number.isNaN(Date.parse(until)))
    throw new SupplierError("malformed", "a cancellation that holds until nobody knows when");
  const { net, dueOnSite, currency } = record.booking;
  const isShared = destination === "payer" && whole > 0;
  const shareOf = (amount: number) =>
    isShared ? Number((BigInt(amount) * BigInt(refund.amount)) / BigInt(whole)) : 0;
  const paid = getPaid(record);
  const kept = paid - shareOf(paid);
  const sold = net - dueOnSite;
  return {
    before: until,
    keep: { amount: kept, currency },
    // Of what isn't paid yet the supplier gets nothing.
    owed: Math.min(sold - shareOf(sold), kept),
  };
}

type Which = { agencyId: string; bookingId: string };

/** Whether a supplier says what cancelling gives back, and has said nothing that still holds. */
export const needsCancellationQuote = (
  { state, detail, cancellationQuote }: BookingRecord["booking"],
  now: Date,
): boolean =>
  state === "confirmed" &&
  detail.cancellation.isQuoted === true &&
  (cancellationQuote === null || new Date(cancellationQuote.step.before) <= now);

/**
 * Asks the supplier what cancelling gives back and keeps that with the booking, unless it has
 * changed meanwhile.
 * @returns what it said; null for a booking that isn't confirmed any more
 * @throws RouteError 409 `not_cancellable` where the supplier says so; SupplierError
 */
export async function askCancellationQuote(
  { db, services }: BookingDependencies,
  { agencyId, bookingId }: Which,
): Promise<SupplierCancellationQuote | null> {
  const isBooking = and(eq(bookings.agencyId, agencyId), eq(bookings.id, bookingId));
  const booking = await db.forAgency(agencyId, (tx) => findBookingRow(tx, agencyId, isBooking));
  if (booking?.state !== "confirmed") return null;
  const told = await services.getSupplier(booking).quoteCancel?.(booking.reference);
  if (!told) throw notCancellable();
  return db.forAgency(agencyId, async (tx) => {
    const current = await findBookingRow(tx, agencyId, isBooking, { isLocked: true });
    if (current?.state !== "confirmed") return null;
    const step = toStep(await withMoney(tx, current), told);
    const cancellationQuote = { step, agreed: told.refund, destination: told.destination };
    await tx.update(bookings).set({ cancellationQuote }).where(isBooking);
    return told;
  });
}

/**
 * Gets a new quote before a cancellation where the one that was shown has expired. The payer's
 * refund may be the same while a traveller's voucher is another, or none.
 * @throws RouteError 409 `refund_changed` where the supplier gives back something else by now, or
 *   `not_cancellable`; SupplierError
 */
export async function requireSameQuote(
  dependencies: BookingDependencies,
  booking: BookingRow,
): Promise<void> {
  if (!needsCancellationQuote(booking, dependencies.now())) return;
  const { agencyId, id, cancellationQuote: shown } = booking;
  const told = await askCancellationQuote(dependencies, { agencyId, bookingId: id });
  if (!told) return;
  const isSame =
    shown?.agreed.amount === told.refund.amount &&
    shown.agreed.currency === told.refund.currency &&
    shown.destination === told.destination;
  if (!isSame) throw refundChanged();
}
