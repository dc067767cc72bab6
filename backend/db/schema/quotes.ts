import { sql } from "drizzle-orm";
import { bigint, foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Quote } from "@/lib/api/contract/quotes";
import { serviceIds } from "@/lib/api/contract/services";
import type { NetPrice } from "../../ports/net-price";
import type { StoredSale } from "./sale";
import type { CheckedOffer } from "../../ports/booking-supplier";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/**
 * Everything a price was computed from, in the charged currency, so that nothing has to be
 * converted again. The `NetPrice` is the supplier's, in its currency: what the item is held at.
 */
export type QuotedItem = Omit<
  CheckedOffer,
  "price" | "parts" | "priceWithoutExtras" | "needs" | "holdsAt"
> & {
  /** Missing in rows that were written before offers had needs. */
  needs?: CheckedOffer["needs"];
  /** Missing in rows that were written before anything was held for a quote. */
  holdsAt?: CheckedOffer["holdsAt"];
  asked: NetPrice;
  sale: StoredSale;
  /** What extras are of the total, where they aren't charges by themselves. */
  extrasTotal?: number;
  terms: Quote["terms"];
};

/** A price that is fixed until it expires. The charged amount is only ever read from here. */
export const quotes = pgTable(
  "quotes",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    service: text({ enum: serviceIds }).notNull(),
    /** Null for a visitor's quote; anyone with the id may book it. */
    userId: uuid("user_id"),
    /** What a visitor's browser is known by, where it says so: what it holds is one buyer's. */
    holder: uuid(),
    language: text({ enum: languageCodes }).notNull(),
    detail: jsonb().$type<QuotedItem>().notNull(),
    /**
     * Minor units of `currency`: total = net + markup + commission. When what is paid is in the
     * schedule of `detail.sale`.
     */
    currency: text().notNull(),
    total: bigint({ mode: "number" }).notNull(),
    net: bigint({ mode: "number" }).notNull(),
    markup: bigint({ mode: "number" }).notNull(),
    commission: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    dueOnSite: bigint("due_on_site", { mode: "number" }).notNull(),
    /** The total shown before it changed, in minor units of `previousCurrency`. */
    previousTotal: bigint("previous_total", { mode: "number" }),
    previousCurrency: text("previous_currency"),
    /** The id of the booking that one of this quote takes the place of. */
    replaces: uuid(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.userId),
    index().on(table.agencyId, table.holder),
    index().on(table.expiresAt),
  ],
);
