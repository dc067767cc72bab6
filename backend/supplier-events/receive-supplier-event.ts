import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { duffelOrders } from "../db/schema/supplier-accounts";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { SupplierName } from "../supplier-accounts/account-secrets";
import { getAccountSecrets } from "../supplier-accounts/set-account";
import type { EarlyPolls } from "../booking/supplier-changes/create-early-polls";
import { readDuffelEvent, type DuffelEvent } from "../suppliers/duffel/read-duffel-event";
import { verifyDuffelSignature } from "../suppliers/duffel/verify-duffel-signature";

export type SupplierEventDependencies = {
  db: ScopedDatabase;
  earlyPolls: Pick<EarlyPolls, "ask">;
  now: () => Date;
  /** One line for operators. */
  logProblem: (line: string) => void;
};

export type SignedEvent = { supplier: SupplierName; payload: string; signature: string };

/** What an order of our own causes is known already. */
const ownTypes: ReadonlySet<string> = new Set(["order.created", "order.creation_failed"]);

/** Whether the account has an order, or may have one, that the event is about. */
async function isAboutOrder(
  db: ScopedDatabase,
  agencyId: string,
  { type, orderId }: DuffelEvent,
): Promise<boolean> {
  if (!type.startsWith("order") || ownTypes.has(type)) return false;
  if (orderId === null) return true;
  const isOrder = and(eq(duffelOrders.agencyId, agencyId), eq(duffelOrders.orderId, orderId));
  return db.forAgency(agencyId, async (tx) => {
    const found = await tx.select({ id: duffelOrders.orderId }).from(duffelOrders).where(isOrder);
    return found.length > 0;
  });
}

/**
 * Takes a supplier's event. Its content isn't trusted: one about an order only triggers the poll of
 * the account's changes at once, instead of within a minute, so that a repeated, late or lost one
 * does no harm.
 * @throws RouteError 404 `not_found` without an account at the supplier, 401 `event_refused` when
 *   its secrets didn't sign these very bytes just now, 400 `malformed_event` when they signed none
 */
export async function receiveSupplierEvent(
  { db, earlyPolls, now, logProblem }: SupplierEventDependencies,
  agency: Pick<AgencyWire, "id">,
  { supplier, payload, signature }: SignedEvent,
): Promise<void> {
  const account = { agencyId: agency.id, supplier };
  const kept = await getAccountSecrets(db, db.secrets, account);
  if (!kept) throw new RouteError(404, "not_found", "There is no such account");
  const secrets = kept.webhookSecrets ?? [];
  if (!verifyDuffelSignature({ body: payload, signature }, { secrets, now: now() }))
    throw new RouteError(401, "event_refused", "The event is refused");
  const event = readDuffelEvent(payload);
  if (!event) {
    logProblem(`event of ${supplier}: signed ${Buffer.byteLength(payload)} bytes that are none`);
    throw new RouteError(400, "malformed_event", "The signature is right, but this is no event");
  }
  if (await isAboutOrder(db, agency.id, event)) earlyPolls.ask(account);
}
