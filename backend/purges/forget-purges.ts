import { lt, sql } from "drizzle-orm";
import { purges, purgeStorefronts } from "../db/schema/purges";
import type { ScopedDatabase } from "../db/scoped";

/**
 * Longer than any page is served while a new one can be made (five minutes fresh and an hour stale,
 * lib/routes): a storefront that wasn't reached for that long has nothing left that the purge could
 * be about.
 */
const keptMinutes = 70;

/**
 * Removes purges that are too old to matter, with what was noted about their delivery, and
 * storefronts that nobody tells anything any more.
 */
export const forgetPurges = (db: ScopedDatabase): Promise<void> =>
  db.forOperator(async (tx) => {
    const longAgo = sql`now() - make_interval(mins => ${keptMinutes})`;
    await tx.delete(purges).where(lt(purges.dueAt, longAgo));
    await tx.delete(purgeStorefronts).where(lt(purgeStorefronts.nextAttemptAt, longAgo));
  });
