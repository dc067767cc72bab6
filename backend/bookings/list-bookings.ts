import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type * as z from "zod";
import type { PriceTier } from "@/lib/api/contract/roles";
import type {
  bookingTabs,
  BookingSummary,
  listBookingsEndpoint,
} from "@/lib/api/contract/bookings";
import { bookingEvents, bookings } from "../db/schema/bookings";
import { payments, refunds } from "../db/schema/payments";
import { supplierChanges } from "../db/schema/supplier-changes";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import type { BookingRow, RefundRow } from "./booking-record";
import { toRefund } from "./to-booking";

const pageSize = 10;

type Tab = (typeof bookingTabs)[number];

const endedStates = ["failed", "cancelled", "refunded"] as const;
/** Of what its buyer has left for hours, and looks here what became of it. */
const wasLeft = sql`(${bookings.isPaidLater} or ${bookings.failure} = 'declined' or exists (select 1 from ${bookingEvents} where ${bookingEvents.agencyId} = ${bookings.agencyId} and ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.state} = 'requested'))`;
/** Any other that failed before anything was paid is nothing to look back at. */
const wasPaid = sql`exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${payments.state} = 'succeeded')`;

const conditions = (tab: Tab, now: Date): SQL | undefined => {
  const stands = notInArray(bookings.state, [...endedStates]);
  switch (tab) {
    case "upcoming":
      return and(stands, gte(bookings.endsAt, now));
    case "past":
      return and(stands, lt(bookings.endsAt, now));
    case "cancelled":
      return or(
        eq(bookings.state, "cancelled"),
        and(inArray(bookings.state, ["failed", "refunded"]), wasPaid),
        and(eq(bookings.state, "failed"), wasLeft),
      );
  }
};

/** Of the outer query: alone in a list of columns, its names would lose their table. */
const ofBooking = (name: "agency_id" | "id" | "state") => sql`${bookings}.${sql.identifier(name)}`;
/** By when a change of a booking's supplier is to be answered; null for none. */
const answerBy = (now: Date) =>
  sql<Date | null>`(select max(changes.answer_by) from ${supplierChanges} changes where changes.agency_id = ${ofBooking("agency_id")} and changes.booking_id = ${ofBooking("id")} and changes.state = 'open' and changes.answer_by > ${now.toISOString()} and ${ofBooking("state")} = 'confirmed')`.mapWith(
    supplierChanges.answerBy,
  );
/** By when what is held is to be paid; null for what is paid, or paid at the place. */
const payBy = (now: Date) =>
  sql<Date | null>`case when ${bookings.state} in ('held', 'paying') and ${bookings.dueNow} > 0 and ${bookings.holdUntil} > ${now.toISOString()} then ${bookings.holdUntil} end`.mapWith(
    bookings.holdUntil,
  );

type Deadlines = { answerBy: Date | null; payBy: Date | null };
const toNextAction = (deadlines: Deadlines): Pick<BookingSummary, "nextAction"> => {
  const kind = deadlines.answerBy ? "answerChange" : "pay";
  const until = deadlines.answerBy ?? deadlines.payBy;
  return until ? { nextAction: { kind, until: until.toISOString() } } : {};
};

// The item of a booking is large, and no line of a list shows it.
const { detail: _, search: __, ...listedColumns } = getTableColumns(bookings);
type ListedRow = Omit<BookingRow, "detail" | "search">;

const toSummary = (
  record: { booking: ListedRow & Deadlines; refunds: RefundRow[] },
  priceTier: PriceTier,
): BookingSummary => {
  const { booking } = record;
  const [lead] = booking.travellers;
  return {
    reference: booking.reference,
    service: booking.service,
    state: booking.state,
    createdAt: booking.createdAt.toISOString(),
    isForClient: booking.isForClient,
    refund: toRefund(record),
    headline: booking.headline,
    party: { people: booking.people, units: booking.units },
    leadTraveller: lead ? `${lead.firstName} ${lead.lastName}` : "",
    total: { amount: booking.total, currency: booking.currency },
    ...toNextAction(booking),
    ...(priceTier === "agent"
      ? {
          agent: {
            net: { amount: booking.net, currency: booking.currency },
            markup: { amount: booking.markup, currency: booking.currency },
            commission: { amount: booking.commission, currency: booking.currency },
          },
        }
      : {}),
  };
};

/**
 * A page (from 1) of one's own bookings: what ends later, by the clock of its place, is ahead. What
 * its buyer has to do something about in time comes first.
 */
export const listBookings = (
  db: ScopedDatabase,
  agencyId: string,
  {
    userId,
    priceTier,
    tab,
    page,
    now,
  }: { userId: string; priceTier: PriceTier; tab: Tab; page: number; now: Date },
): Promise<z.output<typeof listBookingsEndpoint.response>> =>
  db.forAgency(agencyId, async (tx) => {
    const isListed = and(
      eq(bookings.agencyId, agencyId),
      eq(bookings.userId, userId),
      conditions(tab, now),
    );
    const [total] = await tx.select({ bookings: count() }).from(bookings).where(isListed);
    const order = tab === "upcoming" ? asc : desc;
    const deadlines = { answerBy: answerBy(now), payBy: payBy(now) };
    const hasNoDeadline = sql`coalesce(${deadlines.answerBy}, ${deadlines.payBy}) is null`;
    const rows = await tx
      .select({ ...listedColumns, ...deadlines })
      .from(bookings)
      .where(isListed)
      .orderBy(
        ...(tab === "upcoming" ? [hasNoDeadline] : []),
        order(bookings.startsOn),
        order(bookings.createdAt),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const ofRows = inArray(
      refunds.bookingId,
      rows.map(({ id }) => id),
    );
    const back = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.agencyId, agencyId), ofRows))
      .orderBy(asc(refunds.createdAt));
    return {
      bookings: rows.map((booking) =>
        toSummary(
          { booking, refunds: back.filter(({ bookingId }) => bookingId === booking.id) },
          priceTier,
        ),
      ),
      page,
      pages: Math.max(1, Math.ceil((total?.bookings ?? 0) / pageSize)),
    };
  });

/** How many trips that somebody booked are still ahead. */
export async function countUpcomingBookings(
  tx: Transaction,
  agencyId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const isAhead = and(
    eq(bookings.agencyId, agencyId),
    eq(bookings.userId, userId),
    conditions("upcoming", now),
  );
  const [total] = await tx.select({ bookings: count() }).from(bookings).where(isAhead);
  return total?.bookings ?? 0;
}
