import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { languageCodes } from "@/lib/api/contract/languages";
import { instant } from "./instant";

/** An agency's own settings; the others are columns. */
export type AgencySettings = Omit<
  AgencyWire,
  "id" | "subdomain" | "domains" | "status" | "updatedAt"
>;

/** The column that row-level security checks; every table of an agency has it. */
export const agencyId = () =>
  uuid("agency_id")
    .notNull()
    .references(() => agencies.id, { onDelete: "cascade" });

export const agencies = pgTable("agencies", {
  id: uuid().primaryKey().defaultRandom(),
  subdomain: text().notNull().unique(),
  status: text({ enum: ["Active", "Inactive"] }).notNull(),
  settings: jsonb().$type<AgencySettings>().notNull(),
  /** Incremented on each write, to detect lost updates. */
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Without `www.`; the first is the agency's primary domain. */
export const agencyDomains = pgTable(
  "agency_domains",
  { domain: text().primaryKey(), agencyId: agencyId(), position: integer().notNull() },
  (table) => [index().on(table.agencyId)],
);

export const agencyTexts = pgTable(
  "agency_texts",
  {
    agencyId: agencyId(),
    kind: text({ enum: ["about", "faq", "policies"] }).notNull(),
    language: text({ enum: languageCodes }).notNull(),
    body: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.kind, table.language] })],
);
