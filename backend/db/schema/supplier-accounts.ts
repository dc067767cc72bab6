import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { accountTable } from "./account-table";
import { agencyId } from "./agencies";
import { instant } from "./instant";

export const supplierAccounts = accountTable("supplier_accounts", "supplier");

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
