import { eq } from "drizzle-orm";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { findBookingRow, type BookingRow } from "../bookings/booking-record";
import { bookOrder, toPlaced, type Placed } from "../bookings/create-booking";
import { toFingerprint } from "../bookings/order-fingerprint";
import { bookings } from "../../db/schema/bookings";
import { pendingOrders } from "../../db/schema/pending-orders";
import type { Transaction } from "../../db/scoped";
import type { ServiceRegistry } from "../services/create-service-registry";
import { requireOnlineService } from "../../access/require-service";
import { requireQuoteRow } from "../quotes/find-quote";
import { equalsSecret } from "../../http/equals-secret";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import {
  maximumTries,
  openPendingOrder,
  requirePendingOrder,
  type PendingOrderRow,
} from "./pending-order-record";

/** From the mail; either is enough. */
export type Proof = ({ code: string } | { token: string }) & { bookAgain?: true | undefined };
type Outcome = { booking: BookingRow } | { refusal: RouteError };

const locked = () =>
  new RouteError(410, "code_locked", "Too many wrong codes, please have a new one sent");

/**
 * A wrong attempt is counted in the transaction that checked it, so that concurrent ones can't
 * exceed five.
 */
async function countWrong(tx: Transaction, row: PendingOrderRow): Promise<RouteError> {
  const tries = row.tries + 1;
  await tx.update(pendingOrders).set({ tries }).where(eq(pendingOrders.id, row.id));
  if (tries >= maximumTries) return locked();
  return new RouteError(422, "wrong_code", "This isn't the code from the mail", [
    { path: "code", message: `${maximumTries - tries} tries are left` },
  ]);
}

async function confirm(
  tx: Transaction,
  services: ServiceRegistry,
  context: RequestContext,
  { id, proof, now }: { id: string; proof: Proof; now: Date },
): Promise<Outcome> {
  const { agency } = context;
  const row = await requirePendingOrder(tx, agency.id, { id, isLocked: true });
  if (row.reference !== null) {
    const booking = await findBookingRow(tx, agency.id, eq(bookings.reference, row.reference));
    if (!booking) throw new Error("the booking of an order isn't there");
    return { booking };
  }
  if (row.expiresAt <= now)
    throw new RouteError(410, "order_expired", "This order has expired, please order again");
  // The link of a locked code is locked with it: both are replaced.
  if (row.tries >= maximumTries) throw locked();
  const { order, terms, code, token } = openPendingOrder(tx, row);
  const isRight =
    "code" in proof ? equalsSecret(proof.code, code) : equalsSecret(proof.token, token);
  if (!isRight) return { refusal: await countWrong(tx, row) };
  const { service } = await requireQuoteRow(tx, agency.id, order.quoteId);
  requireOnlineService(context, service);
  const booking = await bookOrder(tx, services, context, {
    userId: row.userId,
    // The code says that the address is theirs, not who they are signed in as.
    isSignedIn: false,
    language: row.language,
    order: proof.bookAgain ? { ...order, bookAgain: true } : order,
    terms,
    fingerprint: toFingerprint(tx, order, row.userId),
    now,
  });
  await tx
    .update(pendingOrders)
    .set({ reference: booking.reference, sealed: "" })
    .where(eq(pendingOrders.id, row.id));
  return { booking };
}

/**
 * Books an order whose address is verified by its code or link; repeating it returns the same
 * booking.
 * @throws RouteError 404 `pending_order_not_found`, `service_not_enabled` or `service_not_online`,
 * 422 `wrong_code`, 410 `code_locked` or `order_expired`, 409 as `createBooking`
 */
export async function confirmPendingOrder(
  dependencies: BookingDependencies,
  context: RequestContext,
  order: { id: string; proof: Proof },
): Promise<Placed> {
  const { db, now } = dependencies;
  const outcome = await db.forAgency(context.agency.id, (tx) =>
    confirm(tx, dependencies.services, context, { ...order, now: now() }),
  );
  // Thrown once the attempt is committed.
  if ("refusal" in outcome) throw outcome.refusal;
  return toPlaced(dependencies, outcome.booking);
}
