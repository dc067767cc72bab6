import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { shortLinkKinds } from "@/lib/api/contract/short-links";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/** An article in one language; its other languages have the same slug. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    agencyId: agencyId(),
    slug: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Unsanitised HTML: sanitise it when rendering. */
    content: text().notNull(),
    image: text().notNull(),
    author: text().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.slug, table.language] }),
    index().on(table.agencyId, table.publishedAt),
  ],
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
    /** 128 random bits: can't be guessed. */
    id: text().notNull(),
    /** A path of the agency's own site, without a language. */
    target: text().notNull(),
    kind: text({ enum: shortLinkKinds }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.id] }),
    check("short_links_target_is_a_path", sql`${table.target} ~ '^/([^/\\\\]|$)'`),
  ],
);
