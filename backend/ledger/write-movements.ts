import { randomUUID } from "node:crypto";
import { msBetween } from "@/lib/dates/instants";
import { ledgerEntries, ledgerTransactions, type AgencyAccountKind } from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";
import { sortEntries, toTransactionFingerprint } from "./create-transaction";
import { getOrCreateAccount } from "./get-or-create-account";
import type { BookingMovement } from "./move-booking-money";

/** `at`: when it happened. */
export type DatedMovement = BookingMovement & { at: Date };

/** Rows of one statement. */
const chunkSize = 500;
async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += chunkSize)
    await write(rows.slice(from, from + chunkSize));
}

/**
 * Writes many movements of an agency at once, the earliest first, in few statements: for what is
 * made up or taken over from elsewhere. None of them may be in the books yet.
 */
export async function writeMovements(
  tx: Transaction,
  agencyId: string,
  movements: readonly DatedMovement[],
): Promise<void> {
  const accounts = new Map<string, string>();
  const toAccountId = async (kind: AgencyAccountKind, currency: string): Promise<string> => {
    const key = `${kind} ${currency}`;
    const id = accounts.get(key) ?? (await getOrCreateAccount(tx, agencyId, { kind, currency })).id;
    accounts.set(key, id);
    return id;
  };
  const transactions: (typeof ledgerTransactions.$inferInsert)[] = [];
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  for (const { at, amounts, ...movement } of movements.toSorted((a, b) => msBetween(b.at, a.at))) {
    const moved: { accountId: string; amount: number }[] = [];
    for (const [kind, amount] of Object.entries(amounts) as [AgencyAccountKind, number][])
      if (amount !== 0)
        moved.push({ accountId: await toAccountId(kind, movement.currency), amount });
    if (moved.length === 0) continue;
    const sorted = sortEntries(moved);
    const id = randomUUID();
    const { kind, description, reference, idempotencyKey, currency } = movement;
    const fingerprint = toTransactionFingerprint({ ...movement, entries: sorted });
    transactions.push({
      ...{ id, agencyId, kind, description, reference, idempotencyKey, fingerprint },
      createdAt: at,
    });
    for (const entry of sorted)
      entries.push({ ...entry, agencyId, transactionId: id, currency, createdAt: at });
  }
  await inChunks(transactions, (chunk) => tx.insert(ledgerTransactions).values(chunk));
  await inChunks(entries, (chunk) => tx.insert(ledgerEntries).values(chunk));
}
