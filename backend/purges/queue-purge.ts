import { purges } from "../db/schema/purges";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Puts down what storefronts have to forget. Only for what isn't in a table: for the rest triggers
 * do it, with the change.
 */
export const queuePurge = (db: ScopedDatabase, tags: string[]): Promise<void> =>
  db.forOperator(async (tx) => {
    await tx.insert(purges).values({ tags });
  });
