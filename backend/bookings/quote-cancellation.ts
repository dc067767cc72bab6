import type { CancellationQuote } from "@/lib/api/contract/bookings";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { RouteError, type RequestContext } from "../request-context";
import type { BookingDependencies } from "./booking-dependencies";
import { withMoney, type BookingRecord } from "./booking-record";
import { requireBooking, type BookingSelector } from "./require-booking";
import { resolveRefund } from "./resolve-refund";
import { isCancellable } from "./to-booking";

/** Terms may stay for months; a page that is open for so long should look again. */
const validMs = 30 * minuteMs;

export function toCancellationQuote(record: BookingRecord, now: Date): CancellationQuote {
  const { paid, amount, until } = resolveRefund(record, now);
  const money = (minor: number) => ({ amount: minor, currency: record.booking.currency });
  return {
    paid: money(paid),
    fee: money(paid - amount),
    refund: money(amount),
    validUntil: earlier(addMs(now, validMs), until).toISOString(),
  };
}

export const notCancellable = (): RouteError =>
  new RouteError(409, "not_cancellable", "This booking can't be cancelled here");

/** What cancelling a booking gives back at an instant. @throws RouteError 409 `not_cancellable` */
export function quoteCancellationOf(record: BookingRecord, at: Date): CancellationQuote {
  if (!isCancellable(record.booking, at)) throw notCancellable();
  return toCancellationQuote(record, at);
}

/**
 * What cancelling gives back now. @throws RouteError 404 `booking_not_found`, 409 `not_cancellable`
 */
export async function quoteCancellation(
  { db, now }: BookingDependencies,
  context: RequestContext,
  selector: BookingSelector,
): Promise<CancellationQuote> {
  const record = await db.forAgency(context.agency.id, async (tx) =>
    withMoney(tx, await requireBooking(tx, context, selector)),
  );
  return quoteCancellationOf(record, now());
}
