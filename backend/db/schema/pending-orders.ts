import { foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { quotes } from "./quotes";
import { users } from "./users";

/**
 * Binding orders without payment by people with unverified addresses: each waits for its mailed
 * code.
 */
export const pendingOrders = pgTable(
  "pending_orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    quoteId: uuid("quote_id").notNull(),
    /** The signed-in user with an unverified address; null for a visitor. */
    userId: uuid("user_id"),
    idempotencyKey: uuid("idempotency_key").notNull(),
    /** As in bookings. */
    fingerprint: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    /**
     * The order with its code and its link's token, encrypted: six digits could be guessed from a
     * hash. Empty once it is booked.
     */
    sealed: text().notNull(),
    /** Wrong codes since the current one was created. */
    tries: integer().notNull().default(0),
    mailsSent: integer("mails_sent").notNull().default(1),
    mailedAt: instant("mailed_at").notNull(),
    /** Of the resulting booking. */
    reference: text(),
    createdAt: instant("created_at").notNull(),
    /** Never later than the quote's. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.quoteId),
    index().on(table.expiresAt),
  ],
);
