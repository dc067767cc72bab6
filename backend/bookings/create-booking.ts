import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookingEvents, bookings } from "../db/schema/bookings";
import type { Transaction } from "../db/scoped";
import { findBookingOfQuote, requireQuote, type QuoteRow } from "../quotes/find-quote";
import { limitOrder } from "../limits/order-limits";
import type { Limiter } from "../limits/create-limiter";
import { listTerms } from "../quotes/list-terms";
import { requireBuyer } from "../quotes/require-buyer";
import { RouteError, type RequestContext } from "../request-context";
import { newToken } from "../secrets/opaque-token";
import type { Quote } from "@/lib/api/contract/quotes";
import type { BookingDependencies } from "./booking-dependencies";
import { findBookingRow, type BookingRow } from "./booking-record";
import { requireComplete, requireOpenAtPrice, type Order } from "./check-order";
import { newReference } from "./new-reference";
import { takeStepsWithin } from "./take-steps-within";

/** The storefront waits for 5 s. */
const withinMs = 3_500;

type Placed = { reference: string; key: string };

const toFingerprint = (order: Order, userId: string | null): string =>
  createHash("sha256")
    .update(JSON.stringify([order.quoteId, order.acceptedTotal, order.contact, order.guests, order.requests, order.acceptedTerms, order.isForClient, userId]))
    .digest("hex");

/**
 * Books a quote: writes the booking, then takes the steps that are due, so that the rooms are usually held when it answers.
 * The same key with the same order is the same booking and the same answer.
 * @throws RouteError 401, 404 `quote_not_found`, 409 `price_changed`, `sold_out`, `quote_expired` or `quote_booked`, 422, 429, 503 `payment_unavailable`
 */
export async function createBooking(
  { limiter, ...dependencies }: BookingDependencies & { limiter: Limiter },
  context: RequestContext,
  order: Order,
): Promise<Placed> {
  const { db } = dependencies;
  const { agency, viewer } = context;
  const takesPayments = (await dependencies.getPaymentGateway(agency)) !== null;
  const quoted = await db.forAgency(agency.id, (tx) => requireQuote(tx, agency.id, { id: order.quoteId, viewer }));
  requireBuyer(context);
  const terms = await listTerms(db, context, { comments: quoted.detail.offer.comments, now: dependencies.now() });
  const placed = await db.forAgency(agency.id, (tx) => placeBooking(tx, context, { order, terms, takesPayments, limiter, now: dependencies.now() }));
  return toAnswer(await awaitHold(dependencies, placed));
}

type Placing = { order: Order; terms: Quote["terms"]; takesPayments: boolean; limiter: Limiter; now: Date };

/** The booking of the key: the one that is there, else a new one. */
async function placeBooking(tx: Transaction, context: RequestContext, { order, terms, takesPayments, limiter, now }: Placing): Promise<BookingRow> {
  const { agency, viewer, language } = context;
  // One at a time for each quote, so that of many at once one books it and the others find it booked.
  const quote = await requireQuote(tx, agency.id, { id: order.quoteId, viewer, isLocked: true });
  const fingerprint = toFingerprint(order, viewer?.userId ?? null);
  const earlier = await findByKey(tx, agency.id, { order, fingerprint });
  if (earlier) return earlier;
  if (await findBookingOfQuote(tx, agency.id, quote.id)) throw new RouteError(409, "quote_booked", "This quote has been booked already");
  requireComplete(order, { viewer, quote, terms });
  requireOpenAtPrice(order, { quote, now });
  const values = toValues(quote, { order, terms });
  if (values.dueNow > 0 && !takesPayments) throw new RouteError(503, "payment_unavailable", "Payments can't be taken right now, please try again later");
  // Only what is new counts: a key that comes again gets its answer whatever happens.
  await limitOrder(limiter, context, { account: order.contact.email });
  const [created] = await tx
    .insert(bookings)
    .values({ ...values, agencyId: agency.id, userId: viewer?.userId ?? null, fingerprint, language, createdAt: now, nextStepAt: now })
    .onConflictDoNothing({ target: [bookings.agencyId, bookings.idempotencyKey] })
    .returning();
  // Another quote was faster with this key: that is another order.
  const booking = created ?? (await findByKey(tx, agency.id, { order, fingerprint }));
  if (!booking) throw new Error("a booking that was just written isn't there");
  if (created) await tx.insert(bookingEvents).values({ agencyId: agency.id, bookingId: created.id, state: "quoted", at: now });
  return booking;
}

async function findByKey(tx: Transaction, agencyId: string, { order, fingerprint }: { order: Order; fingerprint: string }): Promise<BookingRow | null> {
  const booking = await findBookingRow(tx, agencyId, eq(bookings.idempotencyKey, order.idempotencyKey));
  if (booking && booking.fingerprint !== fingerprint) throw new RouteError(422, "idempotency_key_reused", "This key was used for another booking before");
  return booking;
}

const toValues = (quote: QuoteRow, { order, terms }: Pick<Placing, "order" | "terms">) => {
  const { detail, currency, total, net, markup, dueOnSite } = quote;
  const { start, end } = detail.party.stay;
  return {
    reference: newReference(),
    accessKey: newToken(),
    service: quote.service,
    state: "quoted" as const,
    quoteId: quote.id,
    isForClient: order.isForClient,
    idempotencyKey: order.idempotencyKey,
    detail: { ...detail, terms },
    contact: order.contact,
    contactEmail: order.contact.email.toLowerCase(),
    guests: order.guests,
    requests: order.requests,
    acceptedTerms: order.acceptedTerms,
    currency,
    total,
    net,
    markup,
    dueNow: total - dueOnSite,
    startsOn: start,
    endsOn: end,
    supplier: detail.offer.supplier,
  };
};

/** What became of it once the rooms are held or not; a supplier that takes longer is waited for by the page. */
async function awaitHold(dependencies: BookingDependencies, placed: BookingRow): Promise<BookingRow> {
  const { agencyId, id: bookingId } = placed;
  if (placed.state === "quoted") await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs });
  return (await dependencies.db.forAgency(agencyId, (tx) => findBookingRow(tx, agencyId, eq(bookings.id, bookingId)))) ?? placed;
}

/** What came to nothing when the rooms were to be held is told as what it is; how a booking ended later is shown with it. */
function toAnswer({ reference, accessKey, failure }: BookingRow): Placed {
  if (failure === "soldOut") throw new RouteError(409, "sold_out", "This room is no longer available at this rate");
  if (failure === "priceChanged") throw new RouteError(409, "price_changed", "The price has changed");
  return { reference, key: accessKey };
}
