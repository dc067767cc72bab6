import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Quote } from "@/lib/api/contract/quotes";
import { recordAuditEvent } from "../../audit/record-audit-event";
import { auditEvents } from "../../db/schema/audit-events";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import { refuseInput } from "../../errors/refuse-input";
import type { QuoteRow } from "../quotes/find-quote";
import { RouteError } from "../../errors/route-error";
import type { ServiceRegistry } from "../services/create-service-registry";
import { isBuyer, resolveAccess } from "./booking-access";
import { findBookingRow, withMoney, type BookingRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import type { Order } from "./check-order";
import { findOrderer } from "./find-orderer";
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
 * Locks what an order takes the place of, so that of two orders at once only one does. Who
 * requested the quote as its buyer, or as a member who reaches it, must still be that: the sale may
 * have been given to another member since. A holder of its key stays one.
 * @throws RouteError 409 `not_changeable`, or `refund_changed` when it gives back another amount by
 *   now; 422 for an order that doesn't say which amount was shown
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
  if (quote.userId !== null) {
    const access = resolveAccess(await findOrderer(tx, quote), booking);
    if (!access?.mayWrite) throw notChangeable();
  }
  const record = await withMoney(tx, booking);
  if (!isChangeable(record, { services, now }) || (await findReplacement(tx, booking)))
    throw notChangeable();
  const { expectedRefund } = order.replaces;
  const { amount } = resolveRefund(record, now);
  if (expectedRefund.amount !== amount || expectedRefund.currency !== booking.currency)
    throw new RouteError(409, "refund_changed", "What you would get back has changed");
}

/** The member who ordered a booking, by the audit; null where no member did. */
async function findNotedOrder(tx: Transaction, { agencyId, id }: BookingRow) {
  const [noted] = await tx
    .select({ userId: auditEvents.actorId, requestId: auditEvents.requestId })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.agencyId, agencyId),
        eq(auditEvents.subjectId, id),
        eq(auditEvents.action, "booking.booked"),
      ),
    );
  return noted?.userId ? { requestId: noted.requestId, viewer: { userId: noted.userId } } : null;
}

/**
 * Cancels what a booking that is confirmed now takes the place of, for what it gave back when the
 * new one was ordered, and notes the member who ordered that. One that was cancelled meanwhile
 * stays as it is.
 */
export async function cancelReplaced(
  tx: Transaction,
  agency: AgencyWire,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<void> {
  const replaced = await findReplaced(tx, booking, { isLocked: true });
  if (replaced?.state !== "confirmed") return;
  const orderedAt = booking.createdAt;
  const { amount } = resolveRefund(await withMoney(tx, replaced), orderedAt);
  const ordered = await findNotedOrder(tx, booking);
  const isAgencys = ordered !== null && !isBuyer(ordered.viewer, replaced);
  await changeBooking(tx, replaced, {
    change: {
      state: "cancelRequested",
      values: { refundAmount: amount, cancelledBy: isAgencys ? "agency" : "buyer" },
      nextStepAt: now,
      note: `${booking.reference} takes its place`,
    },
    now: orderedAt,
  });
  if (ordered)
    await recordAuditEvent(
      tx,
      { ...ordered, agency },
      {
        action: "booking.cancelled",
        subject: { kind: "booking", name: replaced.reference, id: replaced.id },
        before: { state: replaced.state },
        after: { refund: `${amount} ${replaced.currency}` },
        now,
      },
    );
}
