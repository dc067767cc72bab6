import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { shortLinkKinds } from "@/lib/api/contract/short-links";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { userTypes } from "@/lib/api/contract/roles";

/** What an agency sets for itself; the rest of it are columns. */
export type AgencySettings = Omit<AgencyWire, "id" | "subdomain" | "domains" | "status" | "updatedAt">;

const instant = (name: string) => timestamp(name, { withTimezone: true });
const agencyId = () =>
  uuid("agency_id")
    .notNull()
    .references(() => agencies.id, { onDelete: "cascade" });

export const agencies = pgTable("agencies", {
  id: uuid().primaryKey().defaultRandom(),
  subdomain: text().notNull().unique(),
  status: text({ enum: ["Active", "Inactive"] }).notNull(),
  settings: jsonb().$type<AgencySettings>().notNull(),
  /** Counts writes, so that nobody overwrites a change they haven't seen. */
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Without `www.`; the first is the agency's main address. */
export const agencyDomains = pgTable("agency_domains", { domain: text().primaryKey(), agencyId: agencyId(), position: integer().notNull() }, (table) => [
  index().on(table.agencyId),
]);

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

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** In lower case. The same address at another agency is another user. */
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    profileImage: text("profile_image"),
    userType: text("user_type", { enum: userTypes }).notNull(),
    isTravelAgent: boolean("is_travel_agent").notNull().default(false),
    isRestrictedAgent: boolean("is_restricted_agent").notNull().default(false),
    language: text({ enum: languageCodes }),
    currency: text(),
    /** Minor units of `creditsCurrency`. */
    creditsAmount: bigint("credits_amount", { mode: "number" })
      .notNull()
      .default(sql`0`),
    creditsCurrency: text("credits_currency").notNull().default("USD"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.email),
    unique().on(table.agencyId, table.id),
    check("users_email_is_lower_case", sql`${table.email} = lower(${table.email})`),
    check("users_credits_not_negative", sql`${table.creditsAmount} >= 0`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token: whoever reads this table can't sign in with it. */
    tokenHash: text("token_hash").primaryKey(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.agencyId, table.userId], foreignColumns: [users.agencyId, users.id] }).onDelete("cascade"),
    index().on(table.agencyId, table.userId),
  ],
);

/** An article in one language; its other languages have the same slug. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    agencyId: agencyId(),
    slug: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** HTML as it was written: whoever shows it cleans it. */
    content: text().notNull(),
    image: text().notNull(),
    author: text().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.slug, table.language] }), index().on(table.agencyId, table.publishedAt)],
);

export type DestinationText = { name: string; summary: string; content: string };

export const destinations = pgTable(
  "destinations",
  {
    agencyId: agencyId(),
    slug: text().notNull(),
    texts: jsonb().$type<Partial<Record<LanguageCode, DestinationText>>>().notNull(),
    countryCode: text("country_code").notNull(),
    lat: doublePrecision().notNull(),
    long: doublePrecision().notNull(),
    airportLat: doublePrecision("airport_lat").notNull(),
    airportLong: doublePrecision("airport_long").notNull(),
    image: text().notNull(),
    isTop: boolean("is_top").notNull().default(false),
    position: integer().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.slug] })],
);

export const shortLinks = pgTable(
  "short_links",
  {
    agencyId: agencyId(),
    /** 128 random bits: nobody finds a link by trying. */
    id: text().notNull(),
    /** A path of the agency's own site, without a language. */
    target: text().notNull(),
    kind: text({ enum: shortLinkKinds }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] }), check("short_links_target_is_a_path", sql`${table.target} ~ '^/([^/\\\\]|$)'`)],
);
