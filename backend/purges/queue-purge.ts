import { purges } from "../db/schema/purges";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Queues a purge. Only for changes outside of tables: for the rest triggers do it, with the change.
 */
export const queuePurge = (db: ScopedDatabase, tags: string[]): Promise<void> =>
  db.forOperator(async (tx) => {
    await tx.insert(purges).values({ tags });
  });
