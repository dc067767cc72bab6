import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ClientInput } from "@/lib/api/contract/clients";
import { languageCodes } from "@/lib/api/contract/languages";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** Whom an agency sells to, as its people know them; an account of the site is something else. */
export const clients = pgTable(
  "clients",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** For people, such as `K-7K4M2P9C`. */
    reference: text().notNull(),
    /** Whose client it is; null for no member's, and once the member's account is deleted. */
    agentId: uuid("agent_id"),
    /** As in the passport. */
    firstName: text("first_name").notNull(),
    /** Empty of who has one name. */
    lastName: text("last_name").notNull(),
    /** What lists sort by: the last name, then the first, without accents and capitals. */
    sortName: text("sort_name").notNull(),
    birthDate: date("birth_date"),
    /** ISO 3166-1. */
    nationality: text(),
    language: text({ enum: languageCodes }),
    /** In lower case. */
    emails: text().array().notNull(),
    phones: text().array().notNull(),
    loyalty: jsonb().$type<ClientInput["loyalty"]>().notNull(),
    preferences: text().notNull(),
    tags: text().array().notNull(),
    /** Counts its changes. */
    version: integer().notNull().default(1),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    unique().on(table.agencyId, table.reference),
    unique().on(table.agencyId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.agentId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.sortName, table.id),
    index().on(table.agencyId, table.agentId),
  ],
);

/** What people at an agency write about a client to each other. */
export const clientNotes = pgTable(
  "client_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    clientId: uuid("client_id").notNull(),
    /** Null once the author's account is deleted. */
    authorId: uuid("author_id"),
    text: text().notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.authorId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.clientId, table.createdAt),
  ],
);
