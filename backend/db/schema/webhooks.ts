import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/** Where an agency's own system is sent what happens to its bookings. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    url: text().notNull(),
    /** The types of events it gets. */
    events: text().array().notNull(),
    /** What deliveries are signed with, encrypted by the secret box. */
    secret: text().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the first of a row of failed deliveries failed; null once one arrives. */
    failingSince: instant("failing_since"),
    /** Since when nothing is sent there, until an owner starts it again: it failed for too long. */
    stoppedAt: instant("stopped_at"),
  },
  (table) => [unique().on(table.agencyId, table.id)],
);

/** Events for an endpoint: written in the transaction of the change, sent by the dispatcher. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The `webhook-id`, the same at each attempt. */
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    endpointId: uuid("endpoint_id").notNull(),
    type: text().notNull(),
    /** Ids and states: no personal data. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it is tried next; null: delivered or given up. */
    dueAt: instant("due_at"),
    /** Of the attempt that is under way, which alone settles it; void once it is due again. */
    lease: uuid(),
    attempts: integer().notNull().default(0),
    deliveredAt: instant("delivered_at"),
    /** The last response's HTTP status; null: there was none. */
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
  },
  (table) => [
    index().on(table.dueAt),
    index().on(table.agencyId, table.endpointId, table.createdAt),
    foreignKey({
      name: "webhook_deliveries_endpoint_fk",
      columns: [table.agencyId, table.endpointId],
      foreignColumns: [webhookEndpoints.agencyId, webhookEndpoints.id],
    }).onDelete("cascade"),
  ],
);
