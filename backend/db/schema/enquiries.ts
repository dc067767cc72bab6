import { foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  preferredContacts,
  type EnquiryDeal,
  type EnquiryDetails,
} from "@/lib/api/contract/enquiries";
import { languageCodes } from "@/lib/api/contract/languages";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/**
 * Requests to an agency for what it sells on request; how each is dealt with is its ticket. A
 * person's enquiries are deleted when the person is erased.
 */
export const enquiries = pgTable(
  "enquiries",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** Null: sent without an account. */
    userId: uuid("user_id"),
    /** For people, such as `E-7K4M2P9C`. */
    reference: text().notNull(),
    details: jsonb().$type<EnquiryDetails>().notNull(),
    /** The deal as shown to the sender. */
    deal: jsonb().$type<EnquiryDeal>(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    phone: text(),
    preferredContact: text("preferred_contact", { enum: preferredContacts }).notNull(),
    message: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    /** Hashes of the access keys: the sender's, and one of each answer's mail. */
    keyHashes: text("key_hashes").array().notNull(),
    /** Hash of the idempotency key, from which the access key is derived. */
    idempotencyHash: text("idempotency_hash").notNull(),
    /** Hash of the request. */
    fingerprint: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    unique().on(table.agencyId, table.reference),
    unique().on(table.agencyId, table.idempotencyHash),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.userId, table.createdAt),
  ],
);
