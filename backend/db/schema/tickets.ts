import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { ticketEntryKinds, ticketStates } from "@/lib/api/contract/support";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/**
 * Support requests, each the beginning of a thread; deleted with the account they came from, and
 * their thread with them.
 */
export const tickets = pgTable(
  "tickets",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    /** For people, such as `S-4F7K2M`. */
    reference: text().notNull(),
    subject: text().notNull(),
    /** The first entry of its thread. */
    message: text().notNull(),
    status: text({ enum: ticketStates }).notNull().default("open"),
    /** The agency's member who takes care of it; null: unassigned. */
    assigneeId: uuid("assignee_id"),
    /** Whether the last message is the agency's. */
    isAnswered: boolean("is_answered").notNull().default(false),
    /** In the thread, with the first message: the ordinal of the last one. */
    entries: integer().notNull().default(1),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Of the last entry. */
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** Null while open. */
    closedAt: instant("closed_at"),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    unique().on(table.agencyId, table.reference),
    unique().on(table.agencyId, table.userId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.assigneeId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.status, table.isAnswered, table.updatedAt, table.id),
  ],
);

/** What followed a request's first message, in the order of their ordinals. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    ticketId: uuid("ticket_id").notNull(),
    /** From 2: the request itself is the first. */
    ordinal: integer().notNull(),
    kind: text({ enum: ticketEntryKinds }).notNull().default("message"),
    /** Null once the account is deleted. */
    authorId: uuid("author_id"),
    /** As it was then; empty once the person is erased. */
    authorName: text("author_name").notNull(),
    fromAgency: boolean("from_agency").notNull(),
    /** Empty unless it is a message. */
    text: text().notNull().default(""),
    /** Of messages only. */
    idempotencyKey: uuid("idempotency_key"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.ticketId, table.ordinal),
    unique().on(table.agencyId, table.authorId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.ticketId],
      foreignColumns: [tickets.agencyId, tickets.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.authorId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.authorId, table.createdAt),
  ],
);
