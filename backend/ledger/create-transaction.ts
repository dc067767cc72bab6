import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { ledgerEntries, ledgerTransactions, type LedgerTransactionKind } from "../db/schema/ledger";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";

export type NewTransaction = {
  kind: LedgerTransactionKind;
  description: string;
  /** Of the booking it belongs to. */
  reference?: string | null;
  /** Unique within the agency: the same again with the same key changes nothing. */
  idempotencyKey: string;
  /** Of all its entries. */
  currency: string;
  /** Minor units, positive where something comes; together they are zero. Each account once. */
  entries: { accountId: string; amount: number }[];
  /** When it happened, where that is not now. */
  at?: Date;
};

const isOverdraft = (error: unknown): boolean =>
  error instanceof Error &&
  (("constraint" in error && error.constraint === "ledger_accounts_wallet_not_negative") ||
    isOverdraft(error.cause));

/** Entries in the order of their accounts. */
export const toTransactionFingerprint = ({
  kind,
  reference = null,
  currency,
  entries,
}: NewTransaction) =>
  createHash("sha256")
    .update(
      JSON.stringify([
        kind,
        reference,
        currency,
        entries.map(({ accountId, amount }) => [accountId, amount]),
      ]),
    )
    .digest("hex");

/**
 * Always in one order: two transactions between the same accounts would otherwise wait for each
 * other for ever.
 */
export const sortEntries = (entries: NewTransaction["entries"]): NewTransaction["entries"] =>
  entries.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));

/**
 * Writes a transaction into the books of an agency, once per idempotency key.
 * The database itself enforces that it adds up and that no wallet falls below zero, even when
 * callers spend concurrently.
 * @returns whether it is new
 * @throws RouteError 409 when a wallet doesn't hold enough (the caller's database transaction is
 *   over then), 422 when the key came with something else before
 */
export async function createTransaction(
  tx: Transaction,
  agencyId: string,
  transaction: NewTransaction,
): Promise<{ id: string; isNew: boolean }> {
  const { kind, description, reference = null, idempotencyKey, currency, at } = transaction;
  const entries = sortEntries(transaction.entries);
  const fingerprint = toTransactionFingerprint({ ...transaction, entries });
  const when = at ? { createdAt: at } : {};
  const [created] = await tx
    .insert(ledgerTransactions)
    .values({ agencyId, kind, description, reference, idempotencyKey, fingerprint, ...when })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!created)
    return { id: await requireSame(tx, agencyId, { idempotencyKey, fingerprint }), isNew: false };
  try {
    await tx.insert(ledgerEntries).values(
      entries.map((entry) => ({
        ...entry,
        agencyId,
        transactionId: created.id,
        currency,
        ...when,
      })),
    );
  } catch (error) {
    if (isOverdraft(error))
      throw new RouteError(409, "insufficient_credits", "There are not enough credits for this");
    throw error;
  }
  return { id: created.id, isNew: true };
}

async function requireSame(
  tx: Transaction,
  agencyId: string,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
) {
  const [earlier] = await tx
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.agencyId, agencyId),
        eq(ledgerTransactions.idempotencyKey, idempotencyKey),
      ),
    );
  if (earlier?.fingerprint !== fingerprint)
    throw new RouteError(
      422,
      "idempotency_key_reused",
      "This key was used for something else before",
    );
  return earlier.id;
}
