import { and, asc, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import { isPurgeTag, maximumTags } from "@/lib/signed-events/purge-event";
import { purgeDeliveries, purges, purgeStorefronts } from "../db/schema/purges";
import type { ScopedDatabase, Transaction } from "../db/scoped";

/** Longer than any attempt takes. If the holder dies the storefront is free after this. */
const leaseSeconds = 5;
const longestDelaySeconds = 5;
const batch = 500;

type ClaimedPurges = { ids: number[]; tags: string[] };

/** The database's clock, which all backends share. */
const now = sql`now()`;
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

const listPending = (tx: Transaction, storefront: string, maximum: number) => {
  const delivered = tx
    .select({ one: sql`1` })
    .from(purgeDeliveries)
    .where(and(eq(purgeDeliveries.storefront, storefront), eq(purgeDeliveries.purgeId, purges.id)));
  return tx
    .select({ id: purges.id, tags: purges.tags })
    .from(purges)
    .where(and(lte(purges.dueAt, now), notExists(delivered)))
    .orderBy(asc(purges.id))
    .limit(maximum);
};

/** Whether something is undelivered to a storefront, and why if the last attempt failed. */
export const getDeliveryState = (
  db: ScopedDatabase,
  storefront: string,
): Promise<{ isPending: boolean; lastError: string | null }> =>
  db.forOperator(async (tx) => {
    const [first] = await listPending(tx, storefront, 1);
    const [row] = await tx
      .select({ lastError: purgeStorefronts.lastError })
      .from(purgeStorefronts)
      .where(eq(purgeStorefronts.url, storefront));
    return { isPending: first !== undefined, lastError: row?.lastError ?? null };
  });

/** As many of the oldest as fit into one event; at least one. */
function merge(rows: readonly { id: number; tags: string[] }[]): ClaimedPurges {
  const tags = new Set<string>();
  const ids: number[] = [];
  for (const row of rows) {
    const merged = new Set([...tags, ...row.tags.filter(isPurgeTag)]);
    if (merged.size > maximumTags && ids.length > 0) break;
    for (const tag of merged) tags.add(tag);
    ids.push(row.id);
  }
  return { ids, tags: [...tags].slice(0, maximumTags) };
}

/**
 * Claims what is undelivered to a storefront, so that no other backend sends it meanwhile; null if
 * there is nothing, or it isn't due.
 */
export const claimPurges = (
  db: ScopedDatabase,
  storefront: string,
): Promise<ClaimedPurges | null> =>
  db.forOperator(async (tx) => {
    // Most polls end here, without a write.
    if ((await listPending(tx, storefront, 1)).length === 0) return null;
    const [claimed] = await tx
      .insert(purgeStorefronts)
      .values({ url: storefront, nextAttemptAt: inSeconds(leaseSeconds) })
      .onConflictDoUpdate({
        target: purgeStorefronts.url,
        set: { nextAttemptAt: inSeconds(leaseSeconds) },
        setWhere: lte(purgeStorefronts.nextAttemptAt, now),
      })
      .returning();
    if (!claimed) return null;
    // Again: the previous holder may have delivered everything.
    const rows = await listPending(tx, storefront, batch);
    if (rows.length > 0) return merge(rows);
    await tx
      .update(purgeStorefronts)
      .set({ nextAttemptAt: now })
      .where(eq(purgeStorefronts.url, storefront));
    return null;
  });

/** The storefront was notified. */
export const settlePurges = (
  db: ScopedDatabase,
  storefront: string,
  { ids }: ClaimedPurges,
): Promise<void> =>
  db.forOperator(async (tx) => {
    const delivered = tx
      .select({ storefront: sql<string>`${storefront}::text`.as("storefront"), purgeId: purges.id })
      .from(purges);
    await tx
      .insert(purgeDeliveries)
      .select(delivered.where(inArray(purges.id, ids)))
      .onConflictDoNothing();
    await tx
      .update(purgeStorefronts)
      .set({ nextAttemptAt: now, attempts: 0, lastError: null })
      .where(eq(purgeStorefronts.url, storefront));
  });

/**
 * The storefront couldn't be notified: retried after half a second, one, two, four and then every
 * five. @returns the number of consecutive failures
 */
export const postponePurges = (
  db: ScopedDatabase,
  storefront: string,
  { lastError }: { lastError: string },
): Promise<number> =>
  db.forOperator(async (tx) => {
    const delay = sql`now() + make_interval(secs => least(0.5 * 2 ^ least(${purgeStorefronts.attempts}, 10), ${longestDelaySeconds}::float8))`;
    const [row] = await tx
      .update(purgeStorefronts)
      .set({ nextAttemptAt: delay, attempts: sql`${purgeStorefronts.attempts} + 1`, lastError })
      .where(eq(purgeStorefronts.url, storefront))
      .returning({ attempts: purgeStorefronts.attempts });
    return row?.attempts ?? 0;
  });
