import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import { memberTypes } from "@/lib/api/contract/team-rules";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** Invited members of an agency; deleted once accepted or withdrawn. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** In lower case. */
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    userType: text("user_type", { enum: memberTypes }).notNull(),
    isRestrictedAgent: boolean("is_restricted_agent").notNull(),
    /** Of the mail, and of the account. */
    language: text({ enum: languageCodes }).notNull(),
    /** SHA-256 of the token in the latest mail: its link alone works. */
    tokenHash: text("token_hash").notNull(),
    /** Null once that account is deleted. */
    invitedBy: uuid("invited_by"),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.email),
    unique().on(table.tokenHash),
    check("invitations_email_is_lower_case", sql`${table.email} = lower(${table.email})`),
    foreignKey({
      columns: [table.agencyId, table.invitedBy],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
  ],
);
