import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import { applicationStates, type ApplicantRole } from "@/lib/api/contract/application-states";
import type { Application, ApplicationInput } from "@/lib/api/contract/applications";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

type Role = { userType: ApplicantRole; isRestrictedAgent: boolean };

/**
 * People who want to work as an agency's agents, each with an account whose address is proven;
 * deleted with it. One that isn't decided yet at a time.
 */
export const applications = pgTable(
  "applications",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    /** For people, such as `J-7K4M2P9C`. */
    reference: text().notNull(),
    state: text({ enum: applicationStates }).notNull().default("open"),
    company: text().notNull(),
    /** Its licence or registration number. */
    licence: text().notNull(),
    /** ISO 3166-1. */
    country: text().notNull(),
    phone: text().notNull(),
    website: text(),
    message: text().notNull().default(""),
    /** What was accepted; null where the agency had no terms for agents. */
    terms: jsonb().$type<ApplicationInput["acceptedTerms"]>(),
    /** Of the page it was sent from. */
    language: text({ enum: languageCodes }).notNull(),
    /** Questions and answers, the earliest first. */
    exchange: jsonb().$type<Application["exchange"]>().notNull().default([]),
    /** SHA-256 of the last question's token; kept with the answer, to know it again. */
    answerTokenHash: text("answer_token_hash"),
    answerUntil: instant("answer_until"),
    /** Null, once decided: a member who has left. */
    decidedById: uuid("decided_by_id"),
    decidedAt: instant("decided_at"),
    role: jsonb().$type<Role>(),
    /** Why it was declined. */
    reason: text().notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** Of the last question, answer or decision. */
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    unique().on(table.agencyId, table.reference),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.agencyId, table.decidedById],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.createdAt, table.id),
    index().on(table.agencyId, table.userId),
    uniqueIndex("applications_undecided")
      .on(table.agencyId, table.userId)
      .where(sql`state in ('open', 'asked')`),
    uniqueIndex("applications_answer_token").on(table.answerTokenHash),
  ],
);
