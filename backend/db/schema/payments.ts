import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountTable } from "./account-table";
import { agencyId } from "./agencies";
import { bookings } from "./bookings";
import { instalments } from "./instalments";
import { instant } from "./instant";

export const paymentGateways = accountTable("payment_gateways", "gateway");

/** An attempt to pay a booking; at most one can be open. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    /** What it pays for; null where unknown. */
    instalmentId: uuid("instalment_id"),
    gateway: text().notNull(),
    /** Null until the gateway has returned it. */
    gatewayReference: text("gateway_reference"),
    redirectUrl: text("redirect_url"),
    /** Minor units. */
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    state: text({ enum: ["open", "processing", "succeeded", "failed", "expired"] }).notNull(),
    failureCode: text("failure_code"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.id),
    unique().on(table.gateway, table.gatewayReference),
    uniqueIndex("payments_one_open_for_each_booking")
      .on(table.bookingId)
      .where(sql`state in ('open', 'processing')`),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    foreignKey({
      name: "payments_instalment_fk",
      columns: [table.agencyId, table.bookingId, table.instalmentId],
      foreignColumns: [instalments.agencyId, instalments.bookingId, instalments.id],
    }),
    index().on(table.agencyId, table.bookingId),
    check("payments_positive", sql`${table.amount} > 0`),
  ],
);

/**
 * Refunds in progress or done: of a cancellation, a failed booking, or a payment that arrived when
 * it was no longer needed.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    paymentId: uuid("payment_id").notNull(),
    /** calledOff: what a cancellation had left, of what its supplier had called off. */
    reason: text({ enum: ["cancelled", "calledOff", "failed", "duplicate"] }).notNull(),
    gatewayReference: text("gateway_reference"),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    state: text({ enum: ["pending", "succeeded", "failed"] }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.paymentId, table.reason),
    foreignKey({
      columns: [table.agencyId, table.paymentId],
      foreignColumns: [payments.agencyId, payments.id],
    }),
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }),
    index().on(table.agencyId, table.bookingId),
    index("refunds_owed")
      .on(table.state, table.currency)
      .where(sql`state <> 'succeeded'`),
    index("refunds_failed")
      .on(table.agencyId, table.bookingId)
      .where(sql`state = 'failed'`),
    check("refunds_positive", sql`${table.amount} > 0`),
  ],
);

/** Processed gateway events, so that each takes effect once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    agencyId: agencyId(),
    gateway: text().notNull(),
    eventId: text("event_id").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.gateway, table.eventId] })],
);

/**
 * The sandbox gateway's own records: what a real one keeps on its side. Only the last four digits
 * of a test card are stored.
 */
export const sandboxCheckouts = pgTable(
  "sandbox_checkouts",
  {
    /** Unguessable. */
    id: text().primaryKey(),
    agencyId: agencyId(),
    paymentId: uuid("payment_id").notNull().unique(),
    state: text({
      enum: ["open", "challenge", "processing", "succeeded", "declined", "expired"],
    }).notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    refunded: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    description: text().notNull(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    cardLastFour: text("card_last_four"),
    declineCode: text("decline_code"),
    /** When a delayed payment becomes final. */
    settlesAt: instant("settles_at"),
    /** Refunds by their id. */
    refunds: jsonb().$type<Record<string, { amount: number; at: string }>>().notNull().default({}),
    /** When the event of its latest change is due; null once sent. */
    eventDueAt: instant("event_due_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.eventDueAt),
    check("sandbox_checkouts_refunds_within", sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);
