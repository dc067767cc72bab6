import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Order } from "../bookings/check-order";
import { pendingOrders } from "../../db/schema/pending-orders";
import type { QuotedItem } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import { RouteError } from "../../errors/route-error";
import { newToken } from "../../secrets/opaque-token";
import type { SecretBox } from "../../secrets/secret-box";

export type PendingOrderRow = typeof pendingOrders.$inferSelect;
/** The encrypted part of a pending order. */
export type PendingOrderSecrets = {
  order: Order;
  terms: QuotedItem["terms"];
  code: string;
  token: string;
};

/** Wrong codes after which a new one is needed. */
export const maximumTries = 5;
/** Mails per order, including the first. */
export const maximumMails = 3;
export const resendAfterMs = 60_000;
export const codeLifeMs = 15 * 60_000;

export const newCode = (): Pick<PendingOrderSecrets, "code" | "token"> => ({
  code: String(randomInt(1_000_000)).padStart(6, "0"),
  token: newToken(),
});

type Keyed = Pick<PendingOrderRow, "agencyId" | "id">;
export const aboutPendingOrder = ({ agencyId, id }: Keyed): string =>
  `pending order ${agencyId} ${id}`;
export const sealPendingOrder = (
  { secrets }: { secrets: SecretBox },
  row: Keyed,
  kept: PendingOrderSecrets,
): string => secrets.seal(JSON.stringify(kept), aboutPendingOrder(row));
/** @throws if it is booked already, or no key of the deployment decrypts it */
export const openPendingOrder = (
  { secrets }: { secrets: SecretBox },
  row: Keyed & Pick<PendingOrderRow, "sealed">,
): PendingOrderSecrets => {
  const kept = JSON.parse(secrets.open(row.sealed, aboutPendingOrder(row))) as Omit<
    PendingOrderSecrets,
    "order"
  > & { order: Omit<Order, "answers"> & Partial<Pick<Order, "answers">> };
  // An order from before there were needs may wait across an upgrade.
  return { ...kept, order: { ...kept.order, answers: kept.order.answers ?? [] } };
};

/** @throws RouteError 404 `pending_order_not_found` */
export async function requirePendingOrder(
  tx: Transaction,
  agencyId: string,
  { id, isLocked = false }: { id: string; isLocked?: boolean },
) {
  const query = tx
    .select()
    .from(pendingOrders)
    .where(and(eq(pendingOrders.agencyId, agencyId), eq(pendingOrders.id, id)));
  const [row] = await (isLocked ? query.for("update") : query);
  if (!row) throw new RouteError(404, "pending_order_not_found", "There is no such order");
  return row;
}
