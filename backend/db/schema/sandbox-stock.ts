import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant";

/**
 * The sandbox supplier's own stock, shared by all agencies: how many are left of a unit of a
 * resource (a hotel's rooms of a kind, a depot's cars of a group) in a slot (a date). A slot
 * without a row has its full allotment.
 */
export const sandboxStock = pgTable(
  "sandbox_stock",
  {
    resource: text().notNull(),
    unit: text().notNull(),
    slot: text().notNull(),
    left: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.unit, table.slot] }),
    check("sandbox_stock_not_negative", sql`${table.left} >= 0`),
  ],
);

/**
 * What was held or booked there, by the buyer's reference. Doesn't record the agency. `unit` and
 * `offerId` are several in the rooms' order, joined, where rooms were chosen one by one.
 */
export const sandboxReservations = pgTable(
  "sandbox_reservations",
  {
    clientReference: text("client_reference").primaryKey(),
    /** requested and declined take nothing out of stock. */
    state: text({
      enum: [
        ...(["requested", "declined", "held", "pending", "confirmed"] as const),
        ...(["refused", "cancelled", "expired"] as const),
      ],
    }).notNull(),
    resource: text().notNull(),
    unit: text().notNull(),
    offerId: text("offer_id").notNull(),
    slots: jsonb().$type<string[]>().notNull(),
    count: integer().notNull(),
    /** Of a request: by when it is answered. */
    heldUntil: instant("held_until"),
    supplierReference: text("supplier_reference"),
    confirmationNumber: text("confirmation_number"),
    /** What its service needs to know of it later; never a name. */
    detail: jsonb().$type<unknown>(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.state, table.heldUntil),
    check("sandbox_reservations_count", sql`${table.count} > 0`),
  ],
);
