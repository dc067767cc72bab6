import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant";

/**
 * What storefronts have to purge, by tag. Written by triggers on the tables whose rows appear in
 * shared pages (migration 0006), so that a purge exists exactly when its change does.
 */
export const purges = pgTable(
  "purges",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().notNull(),
    /** Now, or the day on which the content becomes visible. */
    dueAt: instant("due_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.dueAt),
    check("purges_some_tags", sql`cardinality(${table.tags}) > 0`),
  ],
);

/**
 * The storefronts that purges are sent to, independently: one that is down doesn't block the
 * others.
 */
export const purgeStorefronts = pgTable("purge_storefronts", {
  url: text().primaryKey(),
  /** Until then a backend is sending to it, or it is in backoff after a failure. */
  nextAttemptAt: instant("next_attempt_at").notNull(),
  /** Consecutive failed attempts. */
  attempts: integer().notNull().default(0),
  lastError: text("last_error"),
});

/**
 * Purges delivered to a storefront. Not a high-water mark: a purge may commit after one with a
 * higher number.
 */
export const purgeDeliveries = pgTable(
  "purge_deliveries",
  {
    storefront: text().notNull(),
    purgeId: bigint("purge_id", { mode: "number" })
      .notNull()
      .references(() => purges.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.storefront, table.purgeId] }),
    index().on(table.purgeId),
  ],
);
