import type { Booking } from "@/lib/api/contract/bookings";
import type { Limiter } from "../../limits/create-limiter";
import { limitOrder } from "../../limits/order-limits";
import type { RequestContext } from "../../http/request-context";
import type { Transaction } from "../../db/scoped";
import { needsCancellationQuote, requireSameQuote } from "./ask-cancellation-quote";
import { auditBooking } from "./audit-booking";
import type { BookingDependencies } from "./booking-dependencies";
import { withMoney, type BookingRow } from "./booking-record";
import { changeBooking, type Change } from "./change-booking";
import { getBooking } from "./get-booking";
import { notCancellable, refundChanged } from "./not-cancellable";
import { requireAccess, type BookingSelector } from "./require-booking";
import { resolveRefund } from "./resolve-refund";
import { takeStepsWithin } from "./take-steps-within";
import { isCancellable, isReturnable } from "./to-booking";

const withinMs = 3_000;

/** What the caller was shown. */
export type ShownCancellation = {
  expectedRefund: { amount: number; currency: string };
  /** That it was a request: by now it may be a booking that gives back nothing either. */
  isRequest?: true | undefined;
  /** That nothing was paid for what is held: by now it may be paid, without a refund. */
  isUnpaid?: true | undefined;
};
type Request = ShownCancellation & { at: Date; by: "buyer" | "agency"; note?: string };

/** Marks an unpaid hold as given back; a step under way loses its lease and is taken again. */
async function giveBack(
  tx: Transaction,
  booking: BookingRow,
  { at, note }: Pick<Request, "at" | "note">,
): Promise<void> {
  if (!isReturnable(await withMoney(tx, booking))) throw notCancellable();
  const change: Change = { values: { failure: "givenBack" }, nextStepAt: at };
  await changeBooking(tx, booking, { change: { ...change, ...(note ? { note } : {}) }, now: at });
}

const askedToEnd: readonly BookingRow["failure"][] = ["withdrawn", "givenBack"];

/**
 * Notes that a booking, locked, is to be cancelled at the refund that was shown, its request to be
 * withdrawn, or what is held unpaid to be given back; one that is cancelled already, or on its way
 * there, stays.
 * @throws RouteError 409 `not_cancellable`, or `refund_changed` when it gives back another amount
 *   by now
 */
export async function requestCancellation(
  tx: Transaction,
  booking: BookingRow,
  { expectedRefund, isRequest, isUnpaid, at, by, note }: Request,
): Promise<void> {
  const isEnding = askedToEnd.includes(booking.failure);
  if (booking.state === "cancelRequested" || booking.cancelledAt !== null || isEnding) return;
  if (isUnpaid) return giveBack(tx, booking, { at, ...(note ? { note } : {}) });
  if (isRequest && booking.state !== "requested") throw notCancellable();
  if (!isCancellable(booking, at)) throw notCancellable();
  const { amount } = resolveRefund(await withMoney(tx, booking), at);
  const isSame = expectedRefund.amount === amount && expectedRefund.currency === booking.currency;
  // What the supplier said may be over since it was shown.
  if (!isSame || needsCancellationQuote(booking, at)) throw refundChanged();
  const change: Change =
    booking.state === "requested"
      ? // A query under way finishes first: the supplier is notified after that.
        { values: { failure: "withdrawn" }, keepsLease: true, nextStepAt: at }
      : {
          state: "cancelRequested",
          values: { refundAmount: amount, cancelledBy: by },
          nextStepAt: at,
        };
  await changeBooking(tx, booking, { change: { ...change, ...(note ? { note } : {}) }, now: at });
}

/** In which a cancellation changes something. */
const openStates: readonly BookingRow["state"][] = ["confirmed", "requested", "held", "paying"];

/**
 * Notes that a booking is to be cancelled at the refund that was shown; the steps that follow are
 * the caller's, or the worker's. Notes who did it, if they work at the agency.
 * @returns the booking as it was before
 * @throws RouteError as `cancelBooking`
 */
export async function startCancellation(
  { limiter, ...dependencies }: BookingDependencies & { limiter: Limiter },
  context: RequestContext,
  { expectedRefund, isRequest, isUnpaid, ...selector }: BookingSelector & ShownCancellation,
): Promise<BookingRow> {
  const { db, now } = dependencies;
  const { agency } = context;
  const { booking: found } = await db.forAgency(agency.id, (tx) =>
    requireAccess(tx, context, selector, { to: "write" }),
  );
  if (needsCancellationQuote(found, now())) {
    await limitOrder(limiter, context);
    await requireSameQuote(dependencies, found);
  }
  return db.forAgency(agency.id, async (tx) => {
    const { booking, access } = await requireAccess(tx, context, selector, {
      to: "write",
      isLocked: true,
    });
    const by = access.as === "member" ? "agency" : "buyer";
    await requestCancellation(tx, booking, { expectedRefund, isRequest, isUnpaid, at: now(), by });
    if (openStates.includes(booking.state) && !askedToEnd.includes(booking.failure))
      await auditBooking(tx, context, booking, {
        action: "booking.cancelled",
        before: { state: booking.state },
        after: { refund: `${expectedRefund.amount} ${expectedRefund.currency}` },
        now: now(),
      });
    return booking;
  });
}

/**
 * Cancels at the refund that was shown, which is nothing for a request that is withdrawn, and for
 * what is given back unpaid; one that is cancelled already, or on its way there, stays as it is.
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed`, 409 `not_cancellable`, or
 *   `refund_changed` when it gives back another amount by now, or another voucher; 429 where a
 *   supplier is queried too often
 */
export async function cancelBooking(
  dependencies: BookingDependencies & { limiter: Limiter },
  context: RequestContext,
  { expectedRefund, isRequest, isUnpaid, ...selector }: BookingSelector & ShownCancellation,
): Promise<Booking> {
  const shown = { ...selector, expectedRefund, isRequest, isUnpaid };
  const found = await startCancellation(dependencies, context, shown);
  const which = { agencyId: context.agency.id, bookingId: found.id };
  await takeStepsWithin(dependencies, { ...which, withinMs });
  const booking = await getBooking(dependencies, context, selector);
  const isQuoted = found.detail.cancellation.isQuoted === true;
  // The supplier gives back another amount by now, and cancelled nothing.
  if (isQuoted && booking.state === "confirmed") throw refundChanged();
  return booking;
}
