import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { BodyOf } from "@/lib/api/contract/endpoint";
import type { createQuoteEndpoint, Quote } from "@/lib/api/contract/quotes";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { quotes } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import { getReplaced } from "../bookings/replaced-booking";
import { holdQuote, type HoldLimit } from "../holds/hold-quote";
import { listOwnHolds, toHoldOwner } from "../holds/own-holds";
import type { RequestContext } from "../../http/request-context";
import { SupplierError } from "../../ports/booking-supplier";
import { checkItem } from "./check-item";
import type { QuoteRow } from "./find-quote";
import { listTerms } from "./list-terms";
import { priceOffer, toPriceColumns, type Priced } from "./price-offer";
import { requireBuyer } from "./require-buyer";
import { toQuote } from "./to-quote";

export const quoteLifeMs = 30 * minuteMs;

const requireRow = (row: QuoteRow | undefined): QuoteRow => {
  if (!row) throw new Error("a quote that was just written isn't there");
  return row;
};

/** Requested twice at once: the later one is held. */
export const heldElsewhere = () =>
  new SupplierError("unavailable", "a later quote of the same buyer has taken its place");

/** What stands in a quote beside its price when another total was shown before. */
export const toPreviousColumns = (
  shown: { amount: number; currency: string } | undefined,
  now: { total: number; currency: string },
) =>
  shown && (shown.amount !== now.total || shown.currency !== now.currency)
    ? { previousTotal: shown.amount, previousCurrency: shown.currency }
    : { previousTotal: null, previousCurrency: null };

/** What a quote of a change is beside that of a new booking. */
export type QuotedChange = {
  /** The id of the booking that it takes the place of. */
  replaces: string;
  /** Requested with the booking's key alone: like a visitor's, open to any holder of its id. */
  isKeyHolders: boolean;
  /** Audits the request, in the transaction with which it can be ordered. */
  note: (tx: Transaction, quote: QuoteRow) => Promise<void>;
};

/**
 * Asks the supplier anew and keeps what it says for 30 minutes; what the buyer was shown before is
 * compared with it and never charged. Where it is held for its quote it takes the place of what
 * the buyer has held of the service.
 * @throws RouteError 401 `sign_in_required`, 404 for something that doesn't exist, 409 `sold_out`,
 *   422, 429, 503 `supplier_unavailable`
 */
export async function createQuote(
  dependencies: BookingDependencies & HoldLimit,
  context: RequestContext,
  {
    selection,
    expectedTotal,
    holder: given,
    change = null,
  }: z.output<BodyOf<typeof createQuoteEndpoint>> & { change?: QuotedChange | null },
): Promise<Quote> {
  requireBuyer(context);
  const { db } = dependencies;
  const { agency, viewer, language } = context;
  const of = eq(quotes.agencyId, agency.id);
  const { service } = selection;
  const buyer = change?.isKeyHolders ? null : viewer;
  const holder = given ?? null;
  const owner = toHoldOwner({ agency, viewer: buyer }, { service, holder });
  const offer = await checkItem(dependencies, {
    agency,
    selection,
    replaces: await db.forAgency(agency.id, (tx) => listOwnHolds(tx, owner)),
    language,
  });
  const checked = await priceOffer(dependencies, agency, offer);
  const isHeld = checked.holdsAt === "quote";
  const now = dependencies.now();
  const until = addMs(now, quoteLifeMs);
  const terms = await listTerms(db, context, { comments: offer.comments, now });
  const toColumns = (priced: Priced) => ({
    detail: { ...priced, terms },
    ...toPriceColumns(priced.sale),
    ...toPreviousColumns(expectedTotal, priced.sale),
  });
  const created = await db.forAgency(agency.id, async (tx) => {
    const [row] = await tx
      .insert(quotes)
      .values({
        ...toColumns(checked),
        agencyId: agency.id,
        service,
        userId: buyer?.userId ?? null,
        holder,
        replaces: change?.replaces ?? null,
        language,
        createdAt: now,
        // Not bookable before it is held.
        expiresAt: isHeld ? now : until,
      })
      .returning();
    if (!isHeld) await change?.note(tx, requireRow(row));
    return requireRow(row);
  });
  const replaced = !change
    ? null
    : await db.forAgency(agency.id, (tx) => getReplaced(tx, created, now));
  const toAnswer = (row: QuoteRow) =>
    toQuote(row, { context, terms, isHeld, booking: null, replaces: replaced, now });
  if (!isHeld) return toAnswer(created);
  const held = await holdQuote(dependencies, context, {
    quote: created,
    priced: checked,
    owner,
    until,
  });
  if (!held) throw new Error("a quote that nobody knows of was changed");
  const kept = await db.forAgency(agency.id, async (tx) => {
    if (!(await held.keep(tx))) throw heldElsewhere();
    const [row] = await tx
      .update(quotes)
      .set({ ...toColumns(held.priced), expiresAt: held.until })
      .where(and(of, eq(quotes.id, created.id)))
      .returning();
    await change?.note(tx, requireRow(row));
    return requireRow(row);
  });
  return toAnswer(kept);
}
