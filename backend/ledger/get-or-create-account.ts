import { and, eq } from "drizzle-orm";
import { ledgerAccounts, type AgencyAccountKind } from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";

type AccountSelector =
  | { kind: AgencyAccountKind; currency: string }
  | { kind: "wallet"; userId: string; currency: string };

/**
 * An account of this agency, opened with nothing in it where there is none. A wallet has one
 * currency: the returned one may differ from the requested.
 */
export async function getOrCreateAccount(
  tx: Transaction,
  agencyId: string,
  selector: AccountSelector,
): Promise<{ id: string; currency: string }> {
  const isSelected =
    selector.kind === "wallet"
      ? eq(ledgerAccounts.userId, selector.userId)
      : and(eq(ledgerAccounts.kind, selector.kind), eq(ledgerAccounts.currency, selector.currency));
  const find = () =>
    tx
      .select({ id: ledgerAccounts.id, currency: ledgerAccounts.currency })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.agencyId, agencyId), isSelected));
  const [there] = await find();
  if (there) return there;
  await tx
    .insert(ledgerAccounts)
    .values({ ...selector, agencyId })
    .onConflictDoNothing();
  const [opened] = await find();
  if (!opened) throw new Error("a ledger account that was just opened isn't there");
  return opened;
}
