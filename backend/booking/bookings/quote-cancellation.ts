import type { CancellationQuote } from "@/lib/api/contract/bookings";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import type { Transaction } from "../../db/scoped";
import type { RequestContext } from "../../http/request-context";
import type { Limiter } from "../../limits/create-limiter";
import { limitOrder } from "../../limits/order-limits";
import { askCancellationQuote } from "./ask-cancellation-quote";
import type { BookingDependencies } from "./booking-dependencies";
import { withMoney, type BookingRecord } from "./booking-record";
import { notCancellable } from "./not-cancellable";
import { requireAccess, type BookingSelector } from "./require-booking";
import { resolveRefund } from "./resolve-refund";
import { isCancellable } from "./to-booking";

/** Terms may stay for months; a page that is open for so long should look again. */
const validMs = 30 * minuteMs;

export function toCancellationQuote(record: BookingRecord, now: Date): CancellationQuote {
  const { paid, amount, until } = resolveRefund(record, now);
  const { state, detail, cancellationQuote: told } = record.booking;
  const destination = state === "confirmed" && detail.cancellation.isQuoted && told?.destination;
  const money = (minor: number) => ({ amount: minor, currency: record.booking.currency });
  return {
    paid: money(paid),
    fee: money(paid - amount),
    refund: money(amount),
    validUntil: earlier(addMs(now, validMs), until).toISOString(),
    ...(destination ? { destination } : {}),
    ...(destination === "credit" && told ? { credit: told.agreed } : {}),
  };
}

/** What cancelling a booking gives back at an instant. @throws RouteError 409 `not_cancellable` */
export function quoteCancellationOf(record: BookingRecord, at: Date): CancellationQuote {
  if (!isCancellable(record.booking, at)) throw notCancellable();
  return toCancellationQuote(record, at);
}

/**
 * What cancelling gives back now; a supplier that quotes it is queried again.
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed`, 409 `not_cancellable`, 429;
 *   SupplierError
 */
export async function quoteCancellation(
  { limiter, ...dependencies }: BookingDependencies & { limiter: Limiter },
  context: RequestContext,
  selector: BookingSelector,
): Promise<CancellationQuote> {
  const { db, now } = dependencies;
  const { id: agencyId } = context.agency;
  const find = async (tx: Transaction) =>
    (await requireAccess(tx, context, selector, { to: "write" })).booking;
  const { id: bookingId, state, detail } = await db.forAgency(agencyId, find);
  if (state === "confirmed" && detail.cancellation.isQuoted) {
    await limitOrder(limiter, context);
    await askCancellationQuote(dependencies, { agencyId, bookingId });
  }
  const record = await db.forAgency(agencyId, async (tx) => withMoney(tx, await find(tx)));
  return quoteCancellationOf(record, now());
}
