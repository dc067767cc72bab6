import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type * as z from "zod";
import { endedStates } from "@/lib/api/contract/booking-states";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { bookingTabs, listBookingsEndpoint } from "@/lib/api/contract/bookings";
import { bookingEvents, bookings } from "../../db/schema/bookings";
import { payments } from "../../db/schema/payments";
import type { ScopedDatabase } from "../../db/scoped";
import { isBookersOwn } from "./booking-access";
import { deadlinesAt, isDue } from "./booking-deadlines";
import { listRefundsOf, summaryColumns, toSummary } from "./to-summary";

const pageSize = 10;

type Tab = (typeof bookingTabs)[number];

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

/**
 * A page (from 1) of one's own bookings: what ends later, by the clock of its place, is ahead. What
 * its buyer has to do something about in time comes first. What was booked for a client is listed
 * for a member whose sale it is. With `from` or `to` those that are under way between them.
 */
export const listBookings = (
  db: ScopedDatabase,
  agencyId: string,
  {
    userId,
    isMember = false,
    priceTier,
    tab,
    page,
    from,
    to,
    now,
  }: {
    userId: string;
    isMember?: boolean;
    priceTier: PriceTier;
    tab: Tab;
    page: number;
    from?: string | undefined;
    to?: string | undefined;
    now: Date;
  },
): Promise<z.output<typeof listBookingsEndpoint.response>> =>
  db.forAgency(agencyId, async (tx) => {
    const isListed = and(
      eq(bookings.agencyId, agencyId),
      eq(bookings.userId, userId),
      isMember ? or(isBookersOwn, eq(bookings.agentId, userId)) : isBookersOwn,
      conditions(tab, now),
      from === undefined ? undefined : gte(bookings.endsOn, from),
      to === undefined ? undefined : lte(bookings.startsOn, to),
    );
    const [total] = await tx.select({ bookings: count() }).from(bookings).where(isListed);
    const order = tab === "upcoming" ? asc : desc;
    const rows = await tx
      .select({ ...summaryColumns, ...deadlinesAt(now) })
      .from(bookings)
      .where(isListed)
      .orderBy(
        ...(tab === "upcoming" ? [not(isDue("any", { agencyId, now }))] : []),
        order(bookings.startsOn),
        order(bookings.createdAt),
        order(bookings.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const back = await listRefundsOf(tx, agencyId, rows);
    return {
      bookings: rows.map((booking) => toSummary({ booking, refunds: back }, priceTier)),
      page,
      pages: Math.max(1, Math.ceil((total?.bookings ?? 0) / pageSize)),
    };
  });
