import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { threadEntryKinds, threadStatuses } from "@/lib/api/contract/threads";
import { agencyId } from "./agencies";
import { bookings } from "./bookings";
import { enquiries } from "./enquiries";
import { instant } from "./instant";
import { users } from "./users";

/**
 * Support requests and enquiries, each the beginning of a thread; deleted with the account or the
 * enquiry they came from, and their thread with them.
 */
export const tickets = pgTable(
  "tickets",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** Null: an enquiry that was sent without an account. */
    userId: uuid("user_id"),
    /** Null: a support request. */
    enquiryId: uuid("enquiry_id"),
    /** For people, such as `S-4F7K2M`, or the enquiry's. */
    reference: text().notNull(),
    subject: text().notNull(),
    /** The first entry of its thread; an enquiry's may be empty. */
    message: text().notNull(),
    status: text({ enum: threadStatuses }).notNull().default("open"),
    /** The agency's member who takes care of it; null: unassigned. */
    assigneeId: uuid("assignee_id"),
    /** When to look at it again: a day of the agency's calendar. */
    followUpOn: date("follow_up_on"),
    /** The reference of the booking that came of it. */
    booking: text(),
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
    unique().on(table.agencyId, table.enquiryId),
    check("tickets_sender", sql`${table.userId} is not null or ${table.enquiryId} is not null`),
    foreignKey({
      columns: [table.agencyId, table.enquiryId],
      foreignColumns: [enquiries.agencyId, enquiries.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.booking],
      foreignColumns: [bookings.agencyId, bookings.reference],
    }).onDelete("set null"),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.assigneeId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.status, table.isAnswered, table.updatedAt, table.id),
    index().on(table.agencyId, table.booking),
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
    kind: text({ enum: threadEntryKinds }).notNull().default("message"),
    /** Null once the account is deleted, and without one. */
    authorId: uuid("author_id"),
    /** As it was then; empty once the person is erased. */
    authorName: text("author_name").notNull(),
    fromAgency: boolean("from_agency").notNull(),
    /** Empty unless it is a message or a note. */
    text: text().notNull().default(""),
    /** Of messages and notes only. */
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
