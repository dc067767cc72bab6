import {
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { DomainState, RecordResult } from "@/lib/api/contract/domains";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** PGlite reads a Uint8Array, PostgreSQL's driver a Buffer, which is one. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** What each write of settings and texts has replaced: kept to look back and restore. */
export const agencyRevisions = pgTable(
  "agency_revisions",
  {
    agencyId: agencyId(),
    /** The agency's version that the write made. */
    version: integer().notNull(),
    /** Null: an operator's write, of any fields. */
    section: text(),
    /** The changed fields as they were before. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null: an operator. An erased account leaves its id, which then names no one. */
    authorId: uuid("author_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.version] })],
);

/** Uploaded pictures, re-encoded as WebP. */
export const media = pgTable(
  "media",
  {
    agencyId: agencyId(),
    /** SHA-256 of the bytes: the same picture is there once, and its address never changes. */
    hash: text().notNull(),
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.hash] })],
);

type RecordFinding = { found: string[]; result: RecordResult };
/** What the last look at a domain's DNS has found. */
export type DomainFinding = {
  state: DomainState;
  /** Whether it has ever led here: only then can it be lost by its address. */
  hasServed: boolean;
  proof: RecordFinding;
  address: RecordFinding;
};

/** Domains that an agency calls its own, until DNS proves it: then agency_domains has them. */
export const domainClaims = pgTable(
  "domain_claims",
  {
    agencyId: agencyId(),
    domain: text().notNull(),
    /** The TXT record's value. */
    token: text().notNull(),
    claimedAt: instant("claimed_at").notNull(),
    verifiedAt: instant("verified_at"),
    checkedAt: instant("checked_at"),
    finding: jsonb().$type<DomainFinding>(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.domain] }), index().on(table.checkedAt)],
);

/** One-time codes by which an academy learns who has come. */
export const academyCodes = pgTable(
  "academy_codes",
  {
    /** SHA-256 of the code. */
    hash: text().primaryKey(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index().on(table.expiresAt),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
  ],
);

/** The secret by which an agency's academy exchanges codes; only its hash. */
export const academySecrets = pgTable("academy_secrets", {
  agencyId: agencyId().primaryKey(),
  hash: text().notNull(),
});

/** What an agency pays for; the operators write it. */
export const subscriptions = pgTable("subscriptions", {
  agencyId: agencyId().primaryKey(),
  plan: text().notNull(),
  /** Members who may work there at once; null: any number. */
  seats: integer(),
  renewsOn: date("renews_on"),
  portalUrl: text("portal_url"),
});
