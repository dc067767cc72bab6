import { TransactionRollbackError } from "drizzle-orm";
import { withSecrets, type Transaction } from "../db/scoped";

/** Does some work and rolls it back, so that a call without effect takes as long as one with. */
export async function runAndRollBack(
  tx: Transaction,
  work: (inner: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(withSecrets(inner, tx.secrets));
      inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
