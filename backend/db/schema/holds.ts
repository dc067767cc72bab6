import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { serviceIds } from "@/lib/api/contract/services";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { quotes } from "./quotes";

/**
 * taking: the supplier's call is open. held: a booking of the quote takes it over. ending: no
 * booking may take it over any more, and the supplier gets it back.
 */
export const holdStates = ["taking", "held", "ending"] as const;

/**
 * What suppliers may hold for quotes that aren't booked yet. A row is written before its supplier
 * is called, and deleted once a booking has taken it over or the supplier has it back, so that
 * every hold has a row.
 */
export const holds = pgTable(
  "holds",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    quoteId: uuid("quote_id").notNull(),
    service: text({ enum: serviceIds }).notNull(),
    supplier: text().notNull(),
    /** What the supplier knows it by, and the reference of the booking that takes it over. */
    reference: text().notNull(),
    state: text({ enum: holdStates }).notNull(),
    /** Until when it is held for its quote; null before it is, and once it is given up. */
    heldUntil: instant("held_until"),
    /** When the supplier gets it back. */
    nextStepAt: instant("next_step_at").notNull(),
    leasedUntil: instant("leased_until"),
    attempts: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.reference),
    foreignKey({
      columns: [table.agencyId, table.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    index().on(table.quoteId),
    uniqueIndex("holds_one_for_each_quote")
      .on(table.quoteId)
      .where(sql`${table.state} = 'held'`),
    index().on(table.nextStepAt),
  ],
);
