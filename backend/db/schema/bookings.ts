import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bookingFailures, bookingStates, cancellers } from "@/lib/api/contract/booking-states";
import type { Headline } from "@/lib/api/contract/items";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Answer } from "@/lib/api/contract/needs";
import { serviceIds } from "@/lib/api/contract/services";
import type { Money } from "@/lib/money/money";
import type { CancellationStep } from "../../ports/booking-supplier";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { quotes, type QuotedItem } from "./quotes";
import { users } from "./users";

/** `step` holds until its end, of all that was paid; `agreed` is the supplier's own refund. */
type KeptCancellationQuote = {
  step: CancellationStep;
  agreed: Money;
  destination: "payer" | "credit";
};
type Person = { firstName: string; lastName: string };

/**
 * A booking of any service. Its state and the resulting work are one row: `nextStepAt` is set in
 * the transaction that changes the state, and the process that takes the step (a call, or the
 * worker after a crash) leases the row first.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** For people and for suppliers, who identify the booking by it. */
    reference: text().notNull(),
    /** Lets its holder see and cancel the booking without an account. Encrypted. */
    accessKey: text("access_key").notNull(),
    service: text({ enum: serviceIds }).notNull(),
    state: text({ enum: bookingStates }).notNull(),
    failure: text({ enum: bookingFailures }),
    quoteId: uuid("quote_id").notNull(),
    /** The id of the booking that is cancelled once this one is confirmed. */
    replaces: uuid(),
    /** The booker; null for a guest, or once the account is deleted. */
    userId: uuid("user_id"),
    /**
     * Whose sale it is: the member of the agency who booked it, or took it over. Null for what
     * travellers and guests book by themselves.
     */
    agentId: uuid("agent_id"),
    isForClient: boolean("is_for_client").notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    /**
     * Of the request (order-fingerprint.ts): a reused key with a different request is rejected.
     */
    fingerprint: text().notNull(),
    language: text({ enum: languageCodes }).notNull(),
    /** Copied from the quote when booked; later changes of the quote don't affect the booking. */
    detail: jsonb().$type<QuotedItem>().notNull(),
    contact: jsonb().$type<Person & { email: string; phone: string }>().notNull(),
    /** Lower case, for lookups. */
    contactEmail: text("contact_email").notNull(),
    travellers: jsonb().$type<(Person & { onLapOf?: number | undefined })[]>().notNull(),
    /** What a list finds it by, lower case; follows the columns it is made of. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(reference || ' ' || coalesce(confirmation_number, '') || ' ' || contact_email || ' ' || coalesce(contact->>'firstName', '') || ' ' || coalesce(contact->>'lastName', '') || ' ' || coalesce(travellers->0->>'firstName', '') || ' ' || coalesce(travellers->0->>'lastName', '') || ' ' || jsonb_path_query_array(travellers, '$[*].lastName')::text || ' ' || coalesce(headline->>'title', ''))`,
      ),
    /** Names being changed at the supplier; null for none. */
    newTravellers: jsonb("new_travellers").$type<Person[]>(),
    requests: text().notNull(),
    /** To the offer's needs. */
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    /** Those to sealed needs, encrypted; null once they are erased, and where there are none. */
    sealedAnswers: text("sealed_answers"),
    acceptedTerms: jsonb("accepted_terms").$type<{ id: string; sha256: string }[]>().notNull(),
    /** Minor units of `currency`, as in the quote. */
    currency: text().notNull(),
    total: bigint({ mode: "number" }).notNull(),
    net: bigint({ mode: "number" }).notNull(),
    markup: bigint({ mode: "number" }).notNull(),
    commission: bigint({ mode: "number" })
      .notNull()
      .default(sql`0`),
    dueNow: bigint("due_now", { mode: "number" }).notNull(),
    /** What the supplier takes there; what is neither due now nor there is due later. */
    dueOnSite: bigint("due_on_site", { mode: "number" }).notNull(),
    /** What a list shows of it, so that none reads `detail`. */
    headline: jsonb().$type<Headline>().notNull(),
    people: integer().notNull(),
    units: integer().notNull(),
    /** By the calendar of the place. */
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on").notNull(),
    endsAt: instant("ends_at").notNull(),
    /**
     * Before when cancelling gives back everything; null where it never does, or the supplier has
     * to be queried. A trigger derives it from `detail` on every write.
     */
    freeCancellationUntil: instant("free_cancellation_until"),
    /** Who took it: all calls for it go there. */
    supplier: text().notNull(),
    /** Held for days, and booked once it is paid. */
    isPaidLater: boolean("is_paid_later").notNull().default(false),
    /** When its buyer is reminded to pay next; null: no more. */
    remindAt: instant("remind_at"),
    /** Until when it is held or, while it is requested, the supplier has to answer. */
    holdUntil: instant("hold_until"),
    supplierReference: text("supplier_reference"),
    confirmationNumber: text("confirmation_number"),
    /** By the order of travellers; of flights alone. */
    ticketNumbers: jsonb("ticket_numbers").$type<string[]>().notNull().default([]),
    /** The supplier's last quote of a cancellation, where it has to be queried. */
    cancellationQuote: jsonb("cancellation_quote").$type<KeptCancellationQuote>(),
    /** The refund on cancellation, fixed when it was requested. */
    refundAmount: bigint("refund_amount", { mode: "number" }),
    cancelledAt: instant("cancelled_at"),
    /** Who requested the cancellation; null without one, or before it was noted. */
    cancelledBy: text("cancelled_by", { enum: cancellers }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the next step is due; null if none is. */
    nextStepAt: instant("next_step_at"),
    attempts: integer().notNull().default(0),
    /** A process is working on it until then. */
    leasedUntil: instant("leased_until"),
    lastError: text("last_error"),
    /**
     * When its owner's data was erased; the rest of the row follows once it is no longer needed.
     */
    eraseRequestedAt: instant("erase_requested_at"),
    /** When the last name was removed from it. */
    erasedAt: instant("erased_at"),
    /** Made up for the demo agency's desk: operators tell it from real ones by this. */
    isDemo: boolean("is_demo").notNull().default(false),
  },
  (table) => [
    unique().on(table.agencyId, table.reference),
    unique().on(table.agencyId, table.id),
    unique().on(table.agencyId, table.idempotencyKey),
    // A quote is booked once, unless the attempt failed.
    uniqueIndex("bookings_one_for_each_quote")
      .on(table.quoteId)
      .where(sql`state not in ('failed', 'refunded') or cancelled_at is not null`),
    foreignKey({
      columns: [table.agencyId, table.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    foreignKey({
      columns: [table.agencyId, table.agentId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("set null"),
    index().on(table.agencyId, table.userId, table.startsOn),
    index().on(table.agencyId, table.startsOn, table.id),
    index().on(table.agencyId, table.createdAt, table.id),
    index().on(table.agencyId, table.agentId, table.createdAt, table.id),
    index("bookings_unpaid")
      .on(table.agencyId, table.holdUntil)
      .where(sql`state in ('held', 'paying')`),
    index("bookings_cancellable_for_free")
      .on(table.agencyId, table.freeCancellationUntil)
      .where(sql`state = 'confirmed'`),
    index().on(table.agencyId, table.contactEmail),
    uniqueIndex("bookings_one_in_place_of_each")
      .on(table.replaces)
      .where(sql`state not in ('failed', 'refunded') or cancelled_at is not null`),
    index().on(table.nextStepAt),
    index().on(table.state),
    // Suppliers know no agencies.
    index().on(table.reference),
    index("bookings_of_demo")
      .on(table.agencyId)
      .where(sql`is_demo`),
    index("bookings_to_erase")
      .on(table.eraseRequestedAt)
      .where(sql`erase_requested_at is not null and erased_at is null`),
    check(
      "bookings_total_is_net_and_earnings",
      sql`${table.total} = ${table.net} + ${table.markup} + ${table.commission}`,
    ),
    check(
      "bookings_due_within_total",
      sql`${table.dueNow} >= 0 and ${table.dueOnSite} >= 0 and ${table.dueNow} + ${table.dueOnSite} <= ${table.total}`,
    ),
    // All that the agency can have taken; what it really took is in the payments.
    check(
      "bookings_refund_within_paid",
      sql`coalesce(${table.refundAmount} between 0 and ${table.total} - ${table.dueOnSite}, true)`,
    ),
  ],
);

/** Every change of state, written with it and never changed. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    bookingId: uuid("booking_id").notNull(),
    state: text({ enum: bookingStates }).notNull(),
    /** For support; never a card holder's name or card number. */
    note: text(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.bookingId],
      foreignColumns: [bookings.agencyId, bookings.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.bookingId, table.at),
  ],
);
