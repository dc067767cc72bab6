import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PastSearchInput } from "@/lib/api/contract/past-searches";
import { searchedServices } from "@/lib/api/contract/service-contracts";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/**
 * What people of an agency searched for; deleted after 90 days, and with their accounts. The same
 * search again on a day is the same row.
 */
export const searches = pgTable(
  "searches",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    actorId: uuid("actor_id").notNull(),
    service: text({ enum: searchedServices }).notNull(),
    input: jsonb().$type<PastSearchInput>().notNull(),
    /** The names of its places. */
    place: text().notNull(),
    search: text()
      .generatedAlwaysAs(sql`lower(place)`)
      .notNull(),
    /** Of the search, regardless of the language of its places' names. */
    fingerprint: text().notNull(),
    /** UTC. */
    day: date({ mode: "string" }).notNull(),
    /** Filters apart; null until it is known. */
    results: integer(),
    /** What a customer would have paid, in minor units of `currency`. */
    cheapest: bigint({ mode: "number" }),
    currency: text(),
    /** The last time. */
    searchedAt: instant("searched_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.actorId, table.fingerprint, table.day),
    foreignKey({
      columns: [table.agencyId, table.actorId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.searchedAt, table.id),
    index().on(table.agencyId, table.actorId, table.searchedAt, table.id),
    index().on(table.searchedAt),
  ],
);

/**
 * How often an agency's travellers and visitors searched for a place on a day, without their ids.
 * Deleted after 90 days.
 */
export const searchSums = pgTable(
  "search_sums",
  {
    agencyId: agencyId(),
    /** UTC. */
    day: date({ mode: "string" }).notNull(),
    service: text({ enum: searchedServices }).notNull(),
    /** `city-…` or `airport-…` of the reference data; empty for what is none of its places. */
    placeId: text("place_id").notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.day, table.service, table.placeId] }),
    index().on(table.day),
  ],
);
