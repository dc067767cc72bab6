import { and, desc, eq } from "drizzle-orm";
import type { WalletEntry } from "@/lib/api/contract/wallets";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type WalletTransactionKind,
} from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";

const pageSize = 20;

/**
 * A page of the statement of a user's wallet, the latest line first, each with what was there
 * after it; how many pages there are, at least one.
 */
export async function listWalletEntries(
  tx: Transaction,
  agencyId: string,
  { userId, page }: { userId: string; page: number },
): Promise<{ entries: WalletEntry[]; pages: number }> {
  const isTheirs = and(eq(ledgerAccounts.agencyId, agencyId), eq(ledgerAccounts.userId, userId));
  const ofAccount = and(
    eq(ledgerEntries.agencyId, ledgerAccounts.agencyId),
    eq(ledgerEntries.accountId, ledgerAccounts.id),
  );
  const ofTransaction = and(
    eq(ledgerTransactions.agencyId, ledgerEntries.agencyId),
    eq(ledgerTransactions.id, ledgerEntries.transactionId),
  );
  const [wallet] = await tx
    .select({ lines: ledgerAccounts.entries })
    .from(ledgerAccounts)
    .where(isTheirs);
  const rows = await tx
    .select({
      entry: ledgerEntries,
      kind: ledgerTransactions.kind,
      description: ledgerTransactions.description,
      reference: ledgerTransactions.reference,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, ofAccount)
    .innerJoin(ledgerTransactions, ofTransaction)
    .where(isTheirs)
    // order: a unique number in one account
    .orderBy(desc(ledgerEntries.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const entries = rows.map(
    ({ entry: { id, amount, balance, currency, createdAt }, kind, ...what }) => ({
      ...what,
      // Nothing of a booking is written to a wallet under another kind.
      kind: kind as WalletTransactionKind,
      id,
      amount: { amount, currency },
      balance: { amount: balance, currency },
      createdAt: createdAt.toISOString(),
    }),
  );
  return { entries, pages: Math.max(1, Math.ceil((wallet?.lines ?? 0) / pageSize)) };
}
