import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { EarlyPolls } from "../booking/supplier-changes/create-early-polls";
import { RouteError } from "../errors/route-error";
import { supplierAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore, noSuchAccount } from "../provider-accounts/create-account-store";
import {
  hasAccounts,
  type SupplierContext,
  type SupplierProvider,
} from "../suppliers/supplier-provider";

export type SupplierEventDependencies = Pick<SupplierContext, "db" | "now" | "logProblem"> & {
  earlyPolls: Pick<EarlyPolls, "ask">;
  providers: readonly SupplierProvider[];
};

export type SignedEvent = { supplier: string; payload: string; signature: string };

/**
 * Takes a supplier's event. Its content isn't trusted: one about an order only triggers the poll of
 * the account's changes at once, instead of within a minute, so that a repeated, late or lost one
 * does no harm.
 * @throws RouteError 404 `not_found` without an account at the supplier, 401 `event_refused` when
 *   its secrets didn't sign these very bytes just now, 400 `malformed_event` when they signed none
 */
export async function receiveSupplierEvent(
  { db, earlyPolls, providers, now, logProblem }: SupplierEventDependencies,
  { id: agencyId }: Pick<AgencyWire, "id">,
  { supplier, ...signed }: SignedEvent,
): Promise<void> {
  const provider = providers.filter(hasAccounts).find(({ name }) => name === supplier);
  const settings = provider && (await createAccountStore({ db, kind }).find(agencyId, provider));
  if (!settings) throw noSuchAccount();
  const event = await provider.readEvent?.({ ...signed, db, agencyId, settings, now: now() });
  if (!event) throw new RouteError(401, "event_refused", "The event is refused");
  if (event === "malformed") {
    const length = Buffer.byteLength(signed.payload);
    logProblem(`event of ${supplier}: signed ${length} bytes that are none`);
    throw new RouteError(400, "malformed_event", "The signature is right, but this is no event");
  }
  if (event === "order") earlyPolls.ask({ agencyId, supplier });
}
