import { lt, sql } from "drizzle-orm";
import { purges, purgeStorefronts } from "../db/schema/purges";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Longer than any page is served while it can be re-rendered (five minutes fresh and an hour stale,
 * lib/routes): a storefront not reached for that long has no affected page left.
 */
const keptMinutes = 70;

/**
 * Deletes purges that are too old to matter, with their delivery records, and storefronts that are
 * no longer notified.
 */
export const deleteOldPurges = (db: ScopedDatabase): Promise<void> =>
  db.forOperator(async (tx) => {
    const longAgo = sql`now() - make_interval(mins => ${keptMinutes})`;
    await tx.delete(purges).where(lt(purges.dueAt, longAgo));
    await tx.delete(purgeStorefronts).where(lt(purgeStorefronts.nextAttemptAt, longAgo));
  });
