import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant";

/**
 * What storefronts have to forget, by tag. Triggers of the tables whose rows stand in shared pages
 * write it (migration 0006), so that it is there exactly when the change is.
 */
export const purges = pgTable(
  "purges",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().notNull(),
    /** Now, or the day on which what was written begins to show. */
    dueAt: instant("due_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.dueAt),
    check("purges_some_tags", sql`cardinality(${table.tags}) > 0`),
  ],
);

/** Whom purges are told to, each for itself: one that is down holds up no other. */
export const purgeStorefronts = pgTable("purge_storefronts", {
  url: text().primaryKey(),
  /** Until then a backend is telling it, or it has failed and is left alone. */
  nextAttemptAt: instant("next_attempt_at").notNull(),
  /** That failed, one after the other. */
  attempts: integer().notNull().default(0),
  lastError: text("last_error"),
});

/**
 * What a storefront has been told. Not a mark for "up to here": a purge may commit after one with a
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
