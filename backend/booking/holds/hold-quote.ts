import { and, eq } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { newReference } from "../../access/new-reference";
import { leaseMs } from "../bookings/step";
import { holds } from "../../db/schema/holds";
import type { Transaction } from "../../db/scoped";
import type { Limiter } from "../../limits/create-limiter";
import { limitOrder } from "../../limits/order-limits";
import { withDeadline } from "../../outbound/with-deadline";
import { soldOut } from "../quotes/check-item";
import { findBookingOfQuote, requireQuoteRow, type QuoteRow } from "../quotes/find-quote";
import { priceOffer, type Priced } from "../quotes/price-offer";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import { SupplierError } from "../../ports/booking-supplier";
import {
  endOwnHolds,
  giveBackHolds,
  isQuoteHeld,
  listOwnHolds,
  lockOwner,
  restoreHolds,
  type HoldOwner,
  type HoldRow,
} from "./own-holds";
import { toHoldEnd } from "./to-hold-end";

/** The storefront waits for 40 s. */
const answerWithinMs = 25_000;
/** Each new price is tried again; an offer whose price never stops changing isn't sold. */
const mostPrices = 3;
/** Longer than the quote: it may be ordered in its last second. */
const reserveMs = minuteMs;

/** Counts what is held for quotes. */
export type HoldLimit = { holdLimiter: Limiter };

/** What the supplier holds, to be kept with the quote it is for. */
export type HeldOffer = {
  /** As it is held: the price may have moved when it was. */
  priced: Priced;
  until: Date;
  /**
   * Keeps it, in the transaction that writes `priced` and `until` to the quote; the buyer's earlier
   * holds are released. False when a later quote of the same buyer has taken its place. The worker
   * releases unkept ones.
   */
  keep(tx: Transaction): Promise<boolean>;
};

type Begun = { row: HoldRow; replaced: HoldRow[] };

/**
 * Written before the supplier is called, so that the worker releases it in any case. Null when the
 * quote has changed since it was read.
 */
async function beginHold(
  tx: Transaction,
  {
    quote,
    priced,
    owner,
    reference,
    now,
  }: {
    quote: QuoteRow;
    priced: Priced;
    owner: HoldOwner;
    reference: string;
    now: Date;
  },
): Promise<Begun | null> {
  const { agencyId } = owner;
  // Orders lock their quote before its hold, too.
  const current = await requireQuoteRow(tx, agencyId, quote.id, { isLocked: true });
  if (JSON.stringify(current.detail) !== JSON.stringify(quote.detail)) return null;
  if (await findBookingOfQuote(tx, agencyId, quote.id)) return null;
  const replaced = await endOwnHolds(tx, owner, now);
  const [row] = await tx
    .insert(holds)
    .values({
      agencyId,
      quoteId: quote.id,
      service: quote.service,
      supplier: priced.supplier,
      reference,
      state: "taking",
      // By then a supplier has answered or never will: no release overtakes a hold.
      nextStepAt: addMs(now, leaseMs),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("a hold that was just written isn't there");
  return { row, replaced };
}

async function keepHold(
  tx: Transaction,
  { row, replaced }: Begun,
  { owner, until, now }: { owner: HoldOwner; until: Date; now: Date },
): Promise<boolean> {
  const { agencyId, id } = row;
  await lockOwner(tx, owner);
  const kept = await tx
    .update(holds)
    .set({ state: "held", heldUntil: until, nextStepAt: until })
    .where(and(eq(holds.agencyId, agencyId), eq(holds.id, id), eq(holds.state, "taking")))
    .returning({ id: holds.id });
  if (kept.length === 0) return false;
  await giveBackHolds(tx, agencyId, { rows: replaced, now });
  return true;
}

/**
 * Nothing is held by it. What was held before is held on once all that should have replaced it is
 * refused; an answer that was lost may have given it back.
 */
async function abandonHold(
  tx: Transaction,
  { owner, id, now }: { owner: HoldOwner; id: string; now: Date },
): Promise<void> {
  const { agencyId } = owner;
  await lockOwner(tx, owner);
  await tx.delete(holds).where(and(eq(holds.agencyId, agencyId), eq(holds.id, id)));
  const others = await listOwnHolds(tx, owner, { isLocked: true });
  const isAnswered = ({ heldUntil, attempts, nextStepAt }: HoldRow) =>
    heldUntil !== null || attempts > 0 || nextStepAt <= now;
  if (others.every(isAnswered)) await restoreHolds(tx, agencyId, { rows: others, now });
}

/**
 * Holds what a quote offers at its supplier, in place of everything that its buyer has held of the
 * service: that counts as free, and isn't lost where the new one can't be had. Null when the quote
 * was changed or booked since it was read.
 * @throws RouteError 409 `sold_out`, 429, 503 `price_unavailable`; SupplierError
 */
export async function holdQuote(
  { holdLimiter, ...dependencies }: BookingDependencies & HoldLimit,
  context: RequestContext,
  {
    quote,
    priced,
    owner,
    until,
  }: {
    quote: QuoteRow;
    priced: Priced;
    owner: HoldOwner;
    /** Until when the buyer should have it; the supplier may say less. */ until: Date;
  },
): Promise<HeldOffer | null> {
  await limitOrder(holdLimiter, context);
  const { agency } = context;
  const { db, services } = dependencies;
  const now = dependencies.now();
  const reference = newReference(services.getModule(quote.service).letter);
  const begun = await db.forAgency(agency.id, (tx) =>
    beginHold(tx, { quote, priced, owner, reference, now }),
  );
  if (!begun) return null;
  /** Once the supplier has said that it holds nothing. */
  const abandon = async (error: unknown): Promise<never> => {
    await db.forAgency(agency.id, (tx) =>
      abandonHold(tx, { owner, id: begun.row.id, now: dependencies.now() }),
    );
    throw error;
  };
  const supplier = services.getSupplier(begun.row);
  const startedAt = performance.now();
  let current = priced;
  for (let prices = 0; prices < mostPrices; prices += 1) {
    const answer = await withDeadline(
      supplier.hold({
        item: current.item,
        expected: current.asked,
        clientReference: reference,
        until: addMs(until, reserveMs),
        replaces: begun.replaced.map((one) => one.reference),
        language: quote.language,
        now,
      }),
      Math.max(0, answerWithinMs - (performance.now() - startedAt)),
      () => new SupplierError("timeout", `no answer within ${answerWithinMs} ms`),
    );
    switch (answer.state) {
      case "held": {
        const heldUntil = earlier(until, toHoldEnd(answer));
        return {
          priced: current,
          until: heldUntil,
          keep: (tx) => keepHold(tx, begun, { owner, until: heldUntil, now: dependencies.now() }),
        };
      }
      case "priceChanged":
        current = await priceOffer(dependencies, agency, answer.offer).catch(abandon);
        break;
      case "soldOut":
      case "declined":
        return abandon(soldOut());
      case "requested":
        throw new SupplierError("malformed", "an offer that is held at once has to be requested");
    }
  }
  return abandon(
    new SupplierError("malformed", `its price changed ${mostPrices} times while it was held`),
  );
}

const notHeld = () => new RouteError(409, "quote_expired", "This is no longer held for you");

/** @throws RouteError 409 `quote_expired` when what should be held for a quote isn't any more */
export async function requireHeld(tx: Transaction, quote: QuoteRow): Promise<void> {
  if (quote.detail.holdsAt === "quote" && !(await isQuoteHeld(tx, quote))) throw notHeld();
}

/**
 * The reference of what is held for a quote; from now on it is the booking's.
 * @throws RouteError 409 `quote_expired` when nothing is held for it any more
 */
export async function takeOverHold(
  tx: Transaction,
  { agencyId, id }: Pick<QuoteRow, "agencyId" | "id">,
): Promise<string> {
  const [held] = await tx
    .delete(holds)
    .where(and(eq(holds.agencyId, agencyId), eq(holds.quoteId, id), eq(holds.state, "held")))
    .returning({ reference: holds.reference });
  if (!held) throw notHeld();
  return held.reference;
}
