import { TransactionRollbackError } from "drizzle-orm";
import { withSecrets, type Transaction } from "../db/scoped";

/**
 * Does a work and undoes it: where nothing is to be done, that takes as long as where something is.
 */
export async function pretend(
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
