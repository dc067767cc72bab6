import { boolean, foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { agencyId } from "./agencies";
import { bookings } from "./bookings";
import { instant } from "./instant";
import { users } from "./users";

/** What people at an agency write about a booking: to each other, or to its buyer as well. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    /** Null once the author's account is deleted. */
    authorId: uuid("author_id"),
    text: text().notNull(),
    /** Its buyer sees it, too. */
    isShared: boolean("is_shared").notNull().default(false),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.authorId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.bookingId, table.createdAt),
  ],
);
