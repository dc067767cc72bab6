import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instalmentKinds, payees } from "@/lib/api/contract/price-terms";
import { agencyId } from "./agencies";
import { bookings } from "./bookings";
import { instant } from "./instant";

/**
 * What is paid of a booking when and to whom; all of it is the booking's total. Written with the
 * booking and never changed.
 */
export const instalments = pgTable(
  "instalments",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    /** From 1, the earliest first. */
    position: integer().notNull(),
    kind: text({ enum: instalmentKinds }).notNull(),
    /** Minor units of the booking's currency. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Of balances; the others are due when it is booked, or at the place. */
    dueAt: instant("due_at"),
    payee: text({ enum: payees }).notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.bookingId, table.id),
    unique().on(table.bookingId, table.position),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    check("instalments_positive", sql`${table.position} > 0 and ${table.amount} > 0`),
    check(
      "instalments_of_balances_are_dated",
      sql`(${table.kind} = 'balance') = (${table.dueAt} is not null)`,
    ),
  ],
);
