import { and, eq, type InferSelectModel } from "drizzle-orm";
import type { Money } from "@/lib/money/money";
import { ledgerAccounts } from "../db/schema/ledger";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";

/** With their wallet's balance; null before its first entry. */
export type UserRow = InferSelectModel<typeof users> & { credits: Money | null };
/** A nonexistent id: without an account the same query runs. */
export const noUser = "00000000-0000-0000-0000-000000000000";
type By = { id: string } | { email: string };

/** A user of this transaction's agency; null if there is none with that id or e-mail. */
export async function findUser(tx: Transaction, by: By): Promise<UserRow | null> {
  const [found] = await tx
    .select({ user: users, amount: ledgerAccounts.balance, currency: ledgerAccounts.currency })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.agencyId, users.agencyId), eq(ledgerAccounts.userId, users.id)),
    )
    .where("id" in by ? eq(users.id, by.id) : eq(users.email, by.email.toLowerCase()));
  if (!found) return null;
  const { user, amount, currency } = found;
  return { ...user, credits: amount === null || currency === null ? null : { amount, currency } };
}

/** A user of this agency; null if there is none with that id or e-mail. */
export const getUser = (db: ScopedDatabase, agencyId: string, by: By): Promise<UserRow | null> =>
  db.forAgency(agencyId, (tx) => findUser(tx, by));
