import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { startPaymentEndpoint } from "@/lib/api/contract/bookings";
import { hasEnded } from "@/lib/api/contract/booking-states";
import { addMs } from "@/lib/dates/instants";
import { earlierOf } from "../../db/earlier-of";
import { bookings } from "../../db/schema/bookings";
import { payments } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";
import { findPaymentProblem } from "../../payments/takes-payments";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { auditBooking } from "./audit-booking";
import type { BookingDependencies } from "./booking-dependencies";
import { findFirstInstalment, findOpenPayment, withMoney, type BookingRow } from "./booking-record";
import { changeBooking } from "./change-booking";
import { requireAccess, type BookingSelector } from "./require-booking";
import { takeStepsWithin } from "./take-steps-within";

const withinMs = 3_500;

type Started = z.output<typeof startPaymentEndpoint.response>;

export const paymentUnavailable = () =>
  new RouteError(
    503,
    "payment_unavailable",
    "Payments can't be taken right now, please try again in a moment",
    undefined,
    { "Retry-After": "5" },
  );

const holdExpired = () =>
  new RouteError(
    409,
    "hold_expired",
    "It was held for you until a moment ago, please choose it again",
  );

/** Begins a try to pay what is held; one that is open already stays the only one. */
async function beginPayment(
  tx: Transaction,
  context: RequestContext,
  booking: BookingRow,
  { gateway, now }: { gateway: string; now: Date },
): Promise<void> {
  const record = await withMoney(tx, booking);
  if (booking.failure === "givenBack" && !hasEnded(booking.state)) throw holdExpired();
  if (booking.state === "paying") {
    const isOpened = findOpenPayment(record)?.redirectUrl;
    // The page couldn't be made last time: now again.
    if (!isOpened && booking.nextStepAt)
      await tx
        .update(bookings)
        .set({ nextStepAt: earlierOf(bookings.nextStepAt, now) })
        .where(eq(bookings.id, booking.id));
    return;
  }
  if (booking.state !== "held" || booking.dueNow === 0) return;
  if (booking.holdUntil && booking.holdUntil <= now) throw holdExpired();
  // Later than the try before, also by another process's clock: the tries have an order.
  const before = record.payments.at(-1)?.createdAt;
  const createdAt = before && before >= now ? addMs(before, 1) : now;
  await tx.insert(payments).values({
    agencyId: booking.agencyId,
    bookingId: booking.id,
    instalmentId: findFirstInstalment(record)?.id ?? null,
    gateway,
    amount: booking.dueNow,
    currency: booking.currency,
    state: "open",
    createdAt,
    updatedAt: createdAt,
  });
  await changeBooking(tx, booking, { change: { state: "paying", nextStepAt: now }, now });
  const amount = `${booking.dueNow} ${booking.currency}`;
  await auditBooking(tx, context, booking, {
    action: "booking.paymentStarted",
    after: { amount },
    now,
  });
}

/**
 * Where to pay a booking that is held: the gateway's page, the same one while it is open.
 * @throws RouteError 404 `booking_not_found`, 403 `not_allowed`, 409 `hold_expired`, 503
 *   `payment_unavailable`
 */
export async function startPayment(
  dependencies: BookingDependencies,
  context: RequestContext,
  selector: BookingSelector,
): Promise<Started> {
  const { db, now } = dependencies;
  const { agency } = context;
  const { booking: found } = await db.forAgency(agency.id, (tx) =>
    requireAccess(tx, context, selector, { to: "write" }),
  );
  const which = { agencyId: agency.id, bookingId: found.id, withinMs };
  if (found.state === "quoted") await takeStepsWithin(dependencies, which);
  const problem = found.dueNow > 0 ? await findPaymentProblem(dependencies, agency) : null;
  if (problem) {
    dependencies.logProblem(
      `booking ${found.reference}: its payment can't be begun: ${problem.reason}`,
    );
    throw paymentUnavailable();
  }
  const gateway = found.dueNow > 0 ? await dependencies.getPaymentGateway(agency) : null;
  await db.forAgency(agency.id, async (tx) => {
    const { booking } = await requireAccess(tx, context, selector, {
      to: "write",
      isLocked: true,
    });
    if (gateway) await beginPayment(tx, context, booking, { gateway: gateway.name, now: now() });
  });
  await takeStepsWithin(dependencies, which);
  return db.forAgency(agency.id, async (tx) => {
    const { booking } = await requireAccess(tx, context, selector, { to: "write" });
    const record = await withMoney(tx, booking);
    const { state, dueNow } = record.booking;
    const redirectUrl = findOpenPayment(record)?.redirectUrl ?? null;
    const isToBePaid = dueNow > 0 && (state === "paying" || state === "held");
    if (isToBePaid && !redirectUrl) throw paymentUnavailable();
    return { redirectUrl, state };
  });
}
