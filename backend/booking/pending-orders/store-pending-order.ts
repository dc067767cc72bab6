import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { dayMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import type { Order } from "../bookings/check-order";
import {
  requireSameOrder,
  toStoredFingerprint,
  type OrderFingerprint,
} from "../bookings/order-fingerprint";
import { pendingOrders } from "../../db/schema/pending-orders";
import type { QuotedItem } from "../../db/schema/quotes";
import type { ScopedDatabase, Transaction } from "../../db/scoped";
import type { QuoteRow } from "../quotes/find-quote";
import type { RequestContext, Viewer } from "../../http/request-context";
import {
  codeLifeMs,
  maximumMails,
  maximumTries,
  newCode,
  sealPendingOrder,
} from "./pending-order-record";
import { queueCodeMail } from "./queue-code-mail";
import { toPendingOrder } from "./to-pending-order";

/**
 * Whether an order needs a mailed code: it takes something out of stock without payment, or for
 * days before it, or sets a supplier to work who has to agree, and the orderer's address isn't
 * verified.
 */
export const needsCode = (
  viewer: Viewer | null,
  { quote: { detail }, order }: { quote: QuoteRow; order: Pick<Order, "payment"> },
): boolean =>
  !viewer?.isProven &&
  (detail.sale.dueNow === 0 || order.payment === "later" || detail.answerWithinHours !== undefined);

/**
 * The pending order of an idempotency key. @throws RouteError 422 `idempotency_key_reused` if the
 * key was used with another order
 */
export async function findPendingOrder(
  tx: Transaction,
  agencyId: string,
  { order, fingerprint, now }: { order: Order; fingerprint: OrderFingerprint; now: Date },
) {
  const [row] = await tx
    .select()
    .from(pendingOrders)
    .where(
      and(
        eq(pendingOrders.agencyId, agencyId),
        eq(pendingOrders.idempotencyKey, order.idempotencyKey),
      ),
    );
  if (row) requireSameOrder(row.fingerprint, fingerprint);
  // An order that can't be confirmed any more doesn't block a new one.
  const isOver =
    !row || row.expiresAt <= now || (row.tries >= maximumTries && row.mailsSent >= maximumMails);
  return isOver ? null : toPendingOrder(tx, row, now);
}

type OrderToStore = {
  order: Order;
  terms: QuotedItem["terms"];
  fingerprint: OrderFingerprint;
  quote: QuoteRow;
  /** Whether the code is mailed now. */ isMailed: boolean;
  now: Date;
};

/**
 * Stores a checked order, and mails its code. Invalidates an earlier one of the same quote: its
 * address was wrong.
 */
export async function storePendingOrder(
  tx: Transaction,
  { agency, viewer, language }: Pick<RequestContext, "agency" | "viewer" | "language">,
  { order, terms, fingerprint, quote, isMailed, now }: OrderToStore,
): Promise<PendingOrder> {
  await tx
    .delete(pendingOrders)
    .where(
      and(
        eq(pendingOrders.agencyId, agency.id),
        eq(pendingOrders.quoteId, quote.id),
        isNull(pendingOrders.reference),
      ),
    );
  const key = { agencyId: agency.id, id: randomUUID() };
  const secrets = { order, terms, ...newCode() };
  const [row] = await tx
    .insert(pendingOrders)
    .values({
      ...key,
      quoteId: quote.id,
      userId: viewer?.userId ?? null,
      idempotencyKey: order.idempotencyKey,
      fingerprint: toStoredFingerprint(fingerprint),
      language,
      sealed: sealPendingOrder(tx, key, secrets),
      mailedAt: now,
      createdAt: now,
      // A code never outlives the price it confirms.
      expiresAt: earlier(addMs(now, codeLifeMs), quote.expiresAt),
    })
    .returning();
  if (!row) throw new Error("an order that was just written isn't there");
  if (isMailed) await queueCodeMail(tx, agency, row, secrets);
  return toPendingOrder(tx, row, now);
}

const keepMs = dayMs;

/**
 * Deletes unconfirmed orders, and what is left of booked ones, a day after they expired.
 */
export const deleteExpiredPendingOrders = (
  db: ScopedDatabase,
  { now }: { now: Date },
): Promise<unknown> =>
  db.forOperator((tx) =>
    tx.delete(pendingOrders).where(lt(pendingOrders.expiresAt, addMs(now, -keepMs))),
  );
