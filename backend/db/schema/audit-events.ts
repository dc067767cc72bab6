import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AuditAction, AuditSubject } from "@/lib/api/contract/audit";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/**
 * Who of an agency did what to what: added to with the change itself, and never changed. Outlives
 * the people and rows it mentions.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** Null: the site itself. */
    actorId: uuid("actor_id"),
    /** As it was then: a name doesn't follow its bearer. */
    actorName: text("actor_name").notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text("subject_kind").$type<AuditSubject>().notNull(),
    /** For people, such as a booking's reference or a member's name. */
    subject: text().notNull(),
    subjectId: uuid("subject_id"),
    /** Only what differs; no secret, no document and nothing of a traveller. */
    before: jsonb().$type<Record<string, string>>().notNull().default({}),
    after: jsonb().$type<Record<string, string>>().notNull().default({}),
    requestId: text("request_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index().on(table.agencyId, table.createdAt, table.id),
    index().on(table.agencyId, table.subjectId, table.createdAt),
  ],
);
