import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { callOffReasons, supplierChangeStates } from "@/lib/api/contract/booking-states";
import type { Headline, Item } from "@/lib/api/contract/items";
import { agencyId } from "./agencies";
import { bookings } from "./bookings";
import { instant } from "./instant";

type Plan = { item: Item; headline: Headline };

/**
 * What suppliers have changed or cancelled of their own accord. A change that is open or being
 * accepted has a step that is due at `nextStepAt`, as bookings have.
 */
export const supplierChanges = pgTable(
  "supplier_changes",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    /** What the supplier knows it by. */
    supplierId: text("supplier_id").notNull(),
    state: text({ enum: supplierChangeStates }).notNull(),
    /** What was booked before it. */
    before: jsonb().$type<Plan>().notNull(),
    /** What it would be, or is by news; null for what is cancelled. */
    after: jsonb().$type<Plan>(),
    /** Of what is cancelled; null where the supplier doesn't say. */
    reason: text({ enum: callOffReasons }),
    answerBy: instant("answer_by"),
    createdAt: instant("created_at").notNull(),
    nextStepAt: instant("next_step_at"),
    leasedUntil: instant("leased_until"),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    unique().on(table.agencyId, table.bookingId, table.supplierId),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }).onDelete("cascade"),
    index().on(table.nextStepAt),
    index("supplier_changes_open")
      .on(table.agencyId, table.answerBy)
      .where(sql`state = 'open'`),
    check(
      "supplier_changes_are_answered_in_time",
      sql`(${table.after} is not null or ${table.answerBy} is null) and (${table.state} <> 'open' or ${table.answerBy} is not null)`,
    ),
  ],
);
