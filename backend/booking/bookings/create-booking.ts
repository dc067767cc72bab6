import { eq } from "drizzle-orm";
import { recordAuditEvent } from "../../audit/record-audit-event";
import { bookings } from "../../db/schema/bookings";
import type { Transaction } from "../../db/scoped";
import {
  findBookingOfQuote,
  requireQuote,
  requireQuoteRow,
  type QuoteRow,
} from "../quotes/find-quote";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { can } from "@/lib/api/contract/roles";
import { limitOrder } from "../../limits/order-limits";
import type { Limiter } from "../../limits/create-limiter";
import { mayMail, toMailbox, type RecipientLimiters } from "../../limits/recipient-limits";
import {
  findPendingOrder,
  storePendingOrder,
  needsCode,
} from "../pending-orders/store-pending-order";
import { soldOut } from "../quotes/check-item";
import { requireHeld, takeOverHold } from "../holds/hold-quote";
import { endOwnHolds, giveBackHolds } from "../holds/own-holds";
import { findOrderer } from "./find-orderer";
import { listTerms } from "../quotes/list-terms";
import { requireBuyer } from "../quotes/require-buyer";
import { findPaymentProblem } from "../../payments/takes-payments";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { newToken } from "../../secrets/opaque-token";
import type { ServiceRegistry } from "../services/create-service-registry";
import type { Quote } from "@/lib/api/contract/quotes";
import { addBookingEvent } from "./add-booking-event";
import { toAnswerColumns } from "./answers";
import type { BookingDependencies } from "./booking-dependencies";
import { openBookingKey, sealBookingKey } from "./booking-key";
import { findBookingRow, type BookingRow } from "./booking-record";
import { requireComplete, requireOpenAtPrice, type Order } from "./check-order";
import { newReference } from "../../access/new-reference";
import {
  requireSameOrder,
  toFingerprint,
  toStoredFingerprint,
  type OrderFingerprint,
} from "./order-fingerprint";
import { requireFewUnpaid } from "./require-few-unpaid";
import { requireNoDuplicate } from "./require-no-duplicate";
import { findReplaced, requireReplaceable } from "./replaced-booking";
import { takeStepsWithin } from "./take-steps-within";
import { toQuotedColumns } from "./to-quoted-columns";
import { writeInstalments } from "./write-instalments";

/** The storefront waits for 5 s. */
const withinMs = 3_500;

export type Placed = { reference: string; key: string };
/** `visitorLimiter` is for buyers whose address isn't verified. */
export type OrderLimits = {
  limiter: Limiter;
  visitorLimiter: Limiter;
  recipients: RecipientLimiters;
};

/**
 * Books a quote: writes the booking, then takes the steps that are due, so that the item is usually
 * held when it answers. What binds without payment, is paid later or has to be agreed to is kept
 * until the code comes back that was mailed to an unproven address. The same key with the same
 * order is the same answer.
 * @throws RouteError 401, 404 `quote_not_found`, 409 `price_changed`, `sold_out`, `quote_expired`,
 *   `quote_booked`, `duplicate_booking` or `too_many_unpaid`, 422, 429, 503 `payment_unavailable`
 */
export async function createBooking(
  { limiter, visitorLimiter, recipients, ...dependencies }: BookingDependencies & OrderLimits,
  context: RequestContext,
  order: Order,
): Promise<Placed | { pendingOrder: PendingOrder }> {
  const { db } = dependencies;
  const { agency, viewer } = context;
  const problem = await findPaymentProblem(dependencies, agency);
  const requirePayable = () => {
    if (!problem) return;
    dependencies.logProblem(
      `payments of ${agency.subdomain}: quote ${order.quoteId} can't be paid: ${problem.reason}`,
    );
    throw new RouteError(
      503,
      "payment_unavailable",
      "Payments can't be taken right now, please try again later",
    );
  };
  const quoted = await db.forAgency(agency.id, (tx) =>
    requireQuote(tx, agency.id, { id: order.quoteId, viewer }),
  );
  requireBuyer(context);
  const terms = await listTerms(db, context, {
    comments: quoted.detail.comments,
    now: dependencies.now(),
  });
  const limits = { limiter, visitorLimiter, recipients };
  const taken = await db.forAgency(agency.id, (tx) =>
    takeOrder(tx, context, {
      order,
      terms,
      requirePayable,
      limits,
      services: dependencies.services,
      now: dependencies.now(),
    }),
  );
  return "pendingOrder" in taken ? taken : toPlaced(dependencies, taken.booking);
}

type Taking = {
  order: Order;
  terms: Quote["terms"];
  /** @throws RouteError 503 where the agency can't take payments */ requirePayable: () => void;
  limits: OrderLimits;
  services: ServiceRegistry;
  now: Date;
};

/** What the key stands for: the booking or the pending order that is there, else a new one. */
async function takeOrder(
  tx: Transaction,
  context: RequestContext,
  { order, terms, requirePayable, limits, services, now }: Taking,
): Promise<{ booking: BookingRow } | { pendingOrder: PendingOrder }> {
  const { agency, viewer, language } = context;
  // One at a time for each quote, so that of many at once one books it and the others find it
  // booked.
  const quote = await requireQuote(tx, agency.id, { id: order.quoteId, viewer, isLocked: true });
  const fingerprint = toFingerprint(tx, order, viewer?.userId ?? null);
  const earlier = await findByKey(tx, agency.id, { order, fingerprint });
  if (earlier) return { booking: earlier };
  const pendingOrder = await findPendingOrder(tx, agency.id, { order, fingerprint, now });
  if (pendingOrder) return { pendingOrder };
  if (await findBookingOfQuote(tx, agency.id, quote.id)) throw alreadyBooked();
  requireComplete(order, { viewer, quote, terms, services, now });
  requireOpenAtPrice(order, { quote, now });
  await requireReplaceable(tx, { order, quote, services, now });
  await requireHeld(tx, quote);
  if (quote.detail.sale.dueNow > 0) requirePayable();
  if (order.payment === "later" && viewer) await requireFewUnpaid(tx, agency.id, viewer);
  // Only new orders count: a repeated key gets its answer regardless of limits.
  await limitOrder(viewer?.isProven ? limits.limiter : limits.visitorLimiter, context, {
    account: toMailbox(order.contact.email),
  });
  if (needsCode(viewer, { quote, order })) {
    const isMailed = await mayMail(limits.recipients, context, order.contact);
    const pending = { order, terms, fingerprint, quote, isMailed, now };
    return { pendingOrder: await storePendingOrder(tx, context, pending) };
  }
  return {
    booking: await bookOrder(tx, services, context, {
      userId: viewer?.userId ?? null,
      isSignedIn: viewer !== null,
      language,
      order,
      terms,
      fingerprint,
      now,
    }),
  };
}

type Checked = {
  /** Who orders it. */ userId: string | null;
  /** Whether that user sends it now: only they learn which booking is the same. */
  isSignedIn: boolean;
  language: LanguageCode;
  order: Order;
  terms: Quote["terms"];
  fingerprint: OrderFingerprint;
  now: Date;
};

const alreadyBooked = () =>
  new RouteError(409, "quote_booked", "This quote has been booked already");

/**
 * The booking of an order that was checked before; only what time may have changed is looked at
 * again, and that it isn't booked twice. Notes who ordered it, if they work at the agency.
 * @throws RouteError 404 `quote_not_found`, 409 `price_changed`, `quote_expired`, `quote_booked` or
 *   `duplicate_booking`
 */
export async function bookOrder(
  tx: Transaction,
  services: ServiceRegistry,
  { agency, requestId }: Pick<RequestContext, "agency" | "requestId">,
  { userId, isSignedIn, language, order, terms, fingerprint, now }: Checked,
): Promise<BookingRow> {
  const agencyId = agency.id;
  const quote = await requireQuoteRow(tx, agencyId, order.quoteId, { isLocked: true });
  if (await findBookingOfQuote(tx, agencyId, quote.id)) throw alreadyBooked();
  requireOpenAtPrice(order, { quote, now });
  await requireReplaceable(tx, { order, quote, services, now });
  await requireNoDuplicate(tx, { services, quote, order, userId, tellsReference: isSignedIn, now });
  const orderer = await findOrderer(tx, { agencyId, userId });
  const memberId = orderer && can(orderer, "bookings.write") ? orderer.userId : null;
  const replaced = await findReplaced(tx, quote);
  const reference = await takeReference(tx, { services, quote, userId, now });
  const { isForClient, contact } = order;
  const ordered = { userId, agentId: memberId, isForClient, contact, language };
  const [created] = await tx
    .insert(bookings)
    .values({
      ...toValues(tx, reference, { quote, order, terms }),
      ...toOwned(tx, { agencyId, reference }, { replaced, ordered }),
      agencyId,
      fingerprint: toStoredFingerprint(fingerprint),
      createdAt: now,
      nextStepAt: now,
    })
    .onConflictDoNothing({ target: [bookings.agencyId, bookings.idempotencyKey] })
    .returning();
  // Another quote was faster with this key: that is another order.
  const booking = created ?? (await findByKey(tx, agencyId, { order, fingerprint }));
  if (!booking) throw new Error("a booking that was just written isn't there");
  if (created) {
    await writeInstalments(tx, created);
    await addBookingEvent(tx, created, { state: "quoted", isMoved: true, now });
    if (memberId !== null)
      await recordAuditEvent(
        tx,
        { agency, requestId, viewer: { userId: memberId } },
        {
          action: "booking.booked",
          subject: { kind: "booking", name: created.reference, id: created.id },
          after: {
            amount: `${created.total} ${created.currency}`,
            replaces: replaced?.reference,
          },
          now,
        },
      );
  }
  return booking;
}

async function findByKey(
  tx: Transaction,
  agencyId: string,
  { order, fingerprint }: { order: Order; fingerprint: OrderFingerprint },
): Promise<BookingRow | null> {
  const booking = await findBookingRow(
    tx,
    agencyId,
    eq(bookings.idempotencyKey, order.idempotencyKey),
  );
  if (booking) requireSameOrder(booking.fingerprint, fingerprint);
  return booking;
}

/**
 * What is held for the quote already is held by that reference. An item that isn't held yet
 * replaces all that its buyer has held of the service: the supplier may not have both.
 * @throws RouteError 409 `quote_expired` when what should be held isn't any more
 */
async function takeReference(
  tx: Transaction,
  {
    services,
    quote,
    userId,
    now,
  }: { services: ServiceRegistry; quote: QuoteRow; userId: string | null; now: Date },
): Promise<string> {
  if (quote.detail.holdsAt === "quote") return takeOverHold(tx, quote);
  const { id, agencyId, service, holder } = quote;
  const owner = { agencyId, service, userId: userId ?? quote.userId, holder, quoteId: id };
  const rows = await endOwnHolds(tx, owner, now);
  if (rows.length > 0) await giveBackHolds(tx, agencyId, { rows, now });
  return newReference(services.getModule(service).letter);
}

type Owned = Pick<BookingRow, "userId" | "agentId" | "isForClient" | "contact" | "language">;

/**
 * A booking's owner, contact and key. A booking that takes the place of another keeps the other's,
 * regardless of who orders it.
 */
const toOwned = (
  tx: Transaction,
  { agencyId, reference }: Pick<BookingRow, "agencyId" | "reference">,
  { replaced, ordered }: { replaced: BookingRow | null; ordered: Owned },
) => {
  const { userId, agentId, isForClient, contact, language } = replaced ?? ordered;
  const key = replaced ? openBookingKey(tx, replaced) : newToken();
  return {
    ...{ userId, agentId, isForClient, contact, language },
    contactEmail: contact.email.toLowerCase(),
    accessKey: sealBookingKey(tx, { agencyId, reference }, key),
  };
};

const toValues = (
  tx: Transaction,
  reference: string,
  { quote, order, terms }: Pick<Checked, "order" | "terms"> & { quote: QuoteRow },
) => {
  const { detail } = quote;
  return {
    ...toQuotedColumns(quote),
    reference,
    state: "quoted" as const,
    replaces: quote.replaces,
    idempotencyKey: order.idempotencyKey,
    detail: { ...detail, item: { ...detail.item, language: quote.language }, terms },
    travellers: order.travellers,
    requests: order.requests,
    ...toAnswerColumns(tx, {
      booking: { agencyId: quote.agencyId, reference },
      needs: detail.needs ?? [],
      answers: order.answers,
    }),
    acceptedTerms: order.acceptedTerms,
    isPaidLater: order.payment === "later",
  };
};

/**
 * What became of it once the item is held or not; a supplier that takes longer is waited for by
 * the page.
 */
async function awaitHold(
  dependencies: BookingDependencies,
  placed: BookingRow,
): Promise<BookingRow> {
  const { agencyId, id: bookingId } = placed;
  if (placed.state === "quoted")
    await takeStepsWithin(dependencies, { agencyId, bookingId, withinMs });
  return (
    (await dependencies.db.forAgency(agencyId, (tx) =>
      findBookingRow(tx, agencyId, eq(bookings.id, bookingId)),
    )) ?? placed
  );
}

/**
 * The response to the buyer, once the item is held or not: a hold that is sold out or repriced
 * throws; any other end is shown with the booking.
 * @throws RouteError 409 `price_changed` or `sold_out`
 */
export async function toPlaced(
  dependencies: BookingDependencies,
  placed: BookingRow,
): Promise<Placed> {
  const booking = await awaitHold(dependencies, placed);
  const { reference, failure } = booking;
  if (failure === "soldOut") throw soldOut();
  if (failure === "priceChanged")
    throw new RouteError(409, "price_changed", "The price has changed");
  return { reference, key: openBookingKey(dependencies.db, booking) };
}
