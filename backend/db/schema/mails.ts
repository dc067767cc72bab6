import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/**
 * Outgoing mails, stored in the transaction of the change they report and sent afterwards. Without
 * SMTP they stay here to be read in development.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    kind: text().notNull(),
    /** The booking it tells of, for its timeline; null for other mails, and older ones. */
    bookingId: uuid("booking_id"),
    recipient: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    subject: text().notNull(),
    /** Both parts are encrypted, and emptied once no longer needed. */
    html: text().notNull(),
    text: text().notNull(),
    replyTo: text("reply_to"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null: not sent yet. */
    sentAt: instant("sent_at"),
    attempts: integer().notNull().default(0),
    /**
     * The earliest time to send it; later after each failed attempt. Null: sent or given up, and
     * then the text is deleted as well.
     */
    nextAttemptAt: instant("next_attempt_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index().on(table.agencyId, table.createdAt),
    index().on(table.agencyId, table.bookingId),
    index().on(table.nextAttemptAt),
    index("mails_given_up")
      .on(table.createdAt)
      .where(sql`sent_at is null and next_attempt_at is null`),
  ],
);
