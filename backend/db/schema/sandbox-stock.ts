import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant";

/**
 * The sandbox supplier's own stock, shared by all agencies: rooms left by night. A night without a
 * row has its full allotment.
 */
export const sandboxStock = pgTable(
  "sandbox_stock",
  {
    hotelId: text("hotel_id").notNull(),
    roomCode: text("room_code").notNull(),
    night: date().notNull(),
    roomsLeft: integer("rooms_left").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotelId, table.roomCode, table.night] }),
    check("sandbox_stock_not_negative", sql`${table.roomsLeft} >= 0`),
  ],
);

/** What was held or booked there, by the buyer's reference. Doesn't record the agency. */
export const sandboxReservations = pgTable(
  "sandbox_reservations",
  {
    clientReference: text("client_reference").primaryKey(),
    state: text({
      enum: ["held", "pending", "confirmed", "refused", "cancelled", "expired"],
    }).notNull(),
    hotelId: text("hotel_id").notNull(),
    roomCode: text("room_code").notNull(),
    offerId: text("offer_id").notNull(),
    nights: jsonb().$type<string[]>().notNull(),
    rooms: integer().notNull(),
    heldUntil: instant("held_until"),
    supplierReference: text("supplier_reference"),
    confirmationNumber: text("confirmation_number"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.state, table.heldUntil),
    check("sandbox_reservations_rooms", sql`${table.rooms} > 0`),
  ],
);
