import { eq } from "drizzle-orm";
import type { Quote } from "@/lib/api/contract/quotes";
import { bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import { refuseInput } from "../http/refuse-input";
import type { QuoteRow } from "../quotes/find-quote";
import { RouteError } from "../request-context";
import type { ServiceRegistry } from "../services/create-service-registry";
import { findBookingRow, withMoney, type BookingRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import type { Order } from "./check-order";
import { findReplacement, isChangeable, notChangeable } from "./is-changeable";
import { resolveRefund } from "./resolve-refund";

type Replacing = Pick<QuoteRow | BookingRow, "agencyId" | "replaces">;

/** The booking that a quote, or another booking, takes the place of; null for none. */
export const findReplaced = (
  tx: Transaction,
  { agencyId, replaces }: Replacing,
  options?: { isLocked: boolean },
): Promise<BookingRow | null> | null =>
  replaces === null ? null : findBookingRow(tx, agencyId, eq(bookings.id, replaces), options);

/** What a quote or a booking takes the place of, and what that gives back at an instant. */
export async function getReplaced(
  tx: Transaction,
  replacing: Replacing,
  at: Date,
): Promise<Quote["replaces"]> {
  const booking = await findReplaced(tx, replacing);
  if (!booking) return null;
  const { paid, amount } = resolveRefund(await withMoney(tx, booking), at);
  const money = (minor: number) => ({ amount: minor, currency: booking.currency });
  return { reference: booking.reference, paid: money(paid), refund: money(amount) };
}

/**
 * Locks what an order takes the place of, so that of two orders at once only one does.
 * @throws RouteError 409 `not_changeable`, or `refund_changed` when it gives back another amount
 *   by now; 422 for an order that doesn't say which amount was shown
 */
export async function requireReplaceable(
  tx: Transaction,
  {
    order,
    quote,
    services,
    now,
  }: {
    order: Order;
    quote: QuoteRow;
    services: ServiceRegistry;
    now: Date;
  },
): Promise<void> {
  if (quote.replaces === null) {
    if (order.replaces) throw refuseInput("replaces", "isn't what this quote does");
    return;
  }
  if (!order.replaces) throw refuseInput("replaces", "must hold the refund that was shown");
  const booking = await findReplaced(tx, quote, { isLocked: true });
  if (!booking) throw notChangeable();
  const record = await withMoney(tx, booking);
  if (!isChangeable(record, { services, now }) || (await findReplacement(tx, booking)))
    throw notChangeable();
  const { expectedRefund } = order.replaces;
  const { amount } = resolveRefund(record, now);
  if (expectedRefund.amount !== amount || expectedRefund.currency !== booking.currency)
    throw new RouteError(409, "refund_changed", "What you would get back has changed");
}

/**
 * Cancels what a booking that is confirmed now takes the place of, for what it gave back when the
 * new one was ordered. One that was cancelled meanwhile stays as it is.
 */
export async function cancelReplaced(
  tx: Transaction,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const replaced = await findReplaced(tx, booking, { isLocked: true });
  if (replaced?.state !== "confirmed") return;
  const orderedAt = booking.createdAt;
  const { amount } = resolveRefund(await withMoney(tx, replaced), orderedAt);
  await changeBooking(tx, replaced, {
    change: {
      state: "cancelRequested",
      values: { refundAmount: amount, cancelledBy: "buyer" },
      nextStepAt: now,
      note: `${booking.reference} takes its place`,
    },
    now: orderedAt,
  });
}
