import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/** An agency's own account at a supplier. */
export const supplierAccounts = pgTable(
  "supplier_accounts",
  {
    agencyId: agencyId(),
    supplier: text({ enum: ["duffel"] }).notNull(),
    /** Encrypted by the secret box: keys and webhook secrets. */
    secrets: text().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.supplier] })],
);

/**
 * What was held or ordered at Duffel, by our booking's reference. An order is noted here before it
 * is sent, as Duffel has no lookup by our reference: without `sentAt` nothing was ever ordered.
 */
export const duffelOrders = pgTable(
  "duffel_orders",
  {
    agencyId: agencyId(),
    clientReference: text("client_reference").notNull(),
    offerId: text("offer_id").notNull(),
    /** As it was held; never a name. */
    item: jsonb().$type<FlightItem>().notNull(),
    /** Minor units, with bags and seats. */
    expected: jsonb().$type<{ amount: number; currency: string }>().notNull(),
    heldUntil: instant("held_until").notNull(),
    sentAt: instant("sent_at"),
    orderId: text("order_id"),
    /** Duffel's ids, by the order of travellers. */
    passengers: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: ["held", "refused", "cancelled"] }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.clientReference] }),
    index().on(table.orderId),
    check("duffel_orders_are_sent", sql`${table.orderId} is null or ${table.sentAt} is not null`),
  ],
);
