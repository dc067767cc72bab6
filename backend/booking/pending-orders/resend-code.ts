import { eq } from "drizzle-orm";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { addMs, msBetween } from "@/lib/dates/instants";
import { pendingOrders } from "../../db/schema/pending-orders";
import { mayMail, type RecipientLimiters } from "../../limits/recipient-limits";
import { type RequestContext } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import {
  maximumMails,
  maximumTries,
  newCode,
  openPendingOrder,
  requirePendingOrder,
  resendAfterMs,
  sealPendingOrder,
} from "./pending-order-record";
import { queueCodeMail } from "./queue-code-mail";
import { toPendingOrder } from "./to-pending-order";

const tooMany = (code: "too_early" | "too_many_mails", seconds: number) =>
  new RouteError(429, code, "No other mail can be sent right now", undefined, {
    "Retry-After": String(Math.max(1, Math.ceil(seconds))),
  });

/**
 * Sends the code again; the same one, so that either mail works, or a new one after too many wrong
 * attempts.
 * @throws RouteError 404 `pending_order_not_found`, 410 `order_expired`, 429 `too_early`,
 * `too_many_mails` or `too_many_attempts`
 */
export const resendCode = (
  {
    db,
    now,
    recipients,
  }: Pick<BookingDependencies, "db" | "now"> & { recipients: RecipientLimiters },
  { agency, viewer }: Pick<RequestContext, "agency" | "viewer">,
  { id }: { id: string },
): Promise<PendingOrder> =>
  db.forAgency(agency.id, async (tx) => {
    const at = now();
    const row = await requirePendingOrder(tx, agency.id, { id, isLocked: true });
    if (row.reference !== null) return toPendingOrder(tx, row, at);
    if (row.expiresAt <= at)
      throw new RouteError(410, "order_expired", "This order has expired, please order again");
    const leftMs = msBetween(at, addMs(row.mailedAt, resendAfterMs));
    if (row.mailsSent >= maximumMails)
      throw tooMany("too_many_mails", msBetween(at, row.expiresAt) / 1_000);
    if (leftMs > 0) throw tooMany("too_early", leftMs / 1_000);
    const isLocked = row.tries >= maximumTries;
    const secrets = { ...openPendingOrder(tx, row), ...(isLocked ? newCode() : {}) };
    const isMailed = await mayMail(recipients, { agency, viewer }, secrets.order.contact);
    const [sent] = await tx
      .update(pendingOrders)
      .set({
        mailsSent: row.mailsSent + 1,
        mailedAt: at,
        ...(isLocked ? { tries: 0, sealed: sealPendingOrder(tx, row, secrets) } : {}),
      })
      .where(eq(pendingOrders.id, row.id))
      .returning();
    if (!sent) throw new Error("an order that is locked isn't there");
    if (isMailed) await queueCodeMail(tx, agency, sent, secrets);
    return toPendingOrder(tx, sent, at);
  });
