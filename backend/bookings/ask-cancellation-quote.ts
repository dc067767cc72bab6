import { and, eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import {
  SupplierError,
  type CancellationStep,
  type SupplierCancellationQuote,
} from "../suppliers/booking-supplier";
import type { BookingDependencies } from "./booking-dependencies";
import { findBookingRow, getPaid, withMoney, type BookingRecord } from "./booking-record";
import { notCancellable } from "./not-cancellable";

/**
 * What a supplier gives back, as a step of the booking's own terms: everybody gives back the share
 * that the supplier does. A credit in a traveller's name is nothing that whoever paid gets back.
 * @throws SupplierError for amounts that say nothing
 */
function toStep(
  record: BookingRecord,
  { refund, keeps, until, destination }: SupplierCancellationQuote,
): CancellationStep {
  const whole = refund.amount + keeps.amount;
  if (refund.currency !== keeps.currency || refund.amount < 0 || keeps.amount < 0)
    throw new SupplierError("malformed", "a cancellation that gives back no part of the price");
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
 * @throws RouteError 409 `not_cancellable` where the supplier says so; SupplierError
 */
export async function askCancellationQuote(
  { db, services }: BookingDependencies,
  { agencyId, bookingId }: Which,
): Promise<void> {
  const isBooking = and(eq(bookings.agencyId, agencyId), eq(bookings.id, bookingId));
  const booking = await db.forAgency(agencyId, (tx) => findBookingRow(tx, agencyId, isBooking));
  if (booking?.state !== "confirmed") return;
  const told = await services.getSupplier(booking).quoteCancel?.(booking.reference);
  if (!told) throw notCancellable();
  await db.forAgency(agencyId, async (tx) => {
    const current = await findBookingRow(tx, agencyId, isBooking, { isLocked: true });
    if (current?.state !== "confirmed") return;
    const step = toStep(await withMoney(tx, current), told);
    const cancellationQuote = { step, agreed: told.refund, destination: told.destination };
    await tx.update(bookings).set({ cancellationQuote }).where(isBooking);
  });
}
