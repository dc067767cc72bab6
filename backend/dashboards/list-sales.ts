import { and, eq, gte, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type {
  AgentShare,
  DepartureWeek,
  Sales,
  SalesFigures,
  SalesShare,
  ServiceShare,
  WeekOfSales,
} from "@/lib/api/contract/dashboards";
import type { PriceTier } from "@/lib/api/contract/roles";
import { addDays } from "@/lib/dates/calendar-date";
import { placeOf } from "../agency-bookings/booking-filter";
import { toAgentName } from "../users/list-agents";
import { isSale } from "../booking/bookings/sale-conditions";
import { bookings } from "../db/schema/bookings";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { startOfDay } from "../lists/start-of-day";
import type { Days, Period } from "./resolve-period";

/** Of which agency, in its time zone. */
export type SalesQuery = { agencyId: string; timeZone: string; priceTier: PriceTier };

const toCount = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const isStanding = isSale("standing");
const toSum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);
const standingSum = (amount: SQL) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${isStanding}), 0)`.mapWith(Number);
const total = sql`${bookings.total}`;
const margin = sql`${bookings.total} - ${bookings.net}`;

const madeFrom = (day: string, zone: string) =>
  sql`${bookings.createdAt} >= ${startOfDay(day, zone)}`;
const madeUntil = (day: string, zone: string) =>
  sql`${bookings.createdAt} < ${startOfDay(day, zone, 1)}`;
const madeIn = ({ from, to }: Days, { agencyId, timeZone }: SalesQuery) =>
  and(eq(bookings.agencyId, agencyId), madeFrom(from, timeZone), madeUntil(to, timeZone));

type Summed = { currency: string; bookings: number; sales: number; margin: number };
const toSales =
  ({ priceTier }: SalesQuery) =>
  ({ currency, bookings: count, sales, margin: left }: Summed): Sales => ({
    currency,
    bookings: count,
    sales,
    ...(priceTier === "agent" ? { margin: left } : {}),
  });

const byBookings = (one: { bookings: number; name: string }, other: typeof one) =>
  other.bookings - one.bookings || one.name.localeCompare(other.name, "en");

/**
 * What was sold in a period and in the one before, by currency; in the period also by week, from
 * Monday on by the agency's calendar.
 */
export const selectFigures = ({ before, ...period }: Period, asked: SalesQuery) => {
  const isCurrent = sql<boolean>`${madeFrom(period.from, asked.timeZone)}`;
  return new QueryBuilder()
    .select({
      currency: bookings.currency,
      isCurrent: isCurrent.as("is_current"),
      monday: sql<
        string | null
      >`case when ${isCurrent} then date_trunc('week', ${bookings.createdAt} at time zone ${asked.timeZone})::date::text end`.as(
        "monday",
      ),
      bookings: toCount(isStanding).as("bookings"),
      cancelled: toCount(isSale("cancelled")).as("cancelled"),
      sold: toCount(isSale("sold")).as("sold"),
      sales: standingSum(total).as("sales"),
      margin: standingSum(margin).as("margin"),
    })
    .from(bookings)
    .where(
      and(
        // All of it in one range, as indexes read it.
        madeIn({ from: before.from, to: period.to }, asked),
        or(madeFrom(period.from, asked.timeZone), madeUntil(before.to, asked.timeZone)),
      ),
    )
    .groupBy(sql`1, 2, 3`)
    .as("figures");
};

type FigureRow = Summed & {
  isCurrent: boolean;
  monday: string | null;
  cancelled: number;
  sold: number;
};

function toFigures(rows: readonly FigureRow[], { priceTier }: SalesQuery): SalesFigures {
  const compare = (of: readonly FigureRow[], pick: (row: FigureRow) => number) => {
    const add = (isCurrent: boolean) =>
      of.filter((row) => row.isCurrent === isCurrent).reduce((sum, row) => sum + pick(row), 0);
    return { now: add(true), before: add(false) };
  };
  const currencies = [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return {
      currency,
      bookings: compare(own, (row) => row.bookings),
      sales: compare(own, (row) => row.sales),
      ...(priceTier === "agent" ? { margin: compare(own, (row) => row.margin) } : {}),
    };
  });
  return {
    bookings: compare(rows, (row) => row.sold),
    cancelled: compare(rows, (row) => row.cancelled),
    currencies: currencies
      .filter(({ bookings: { now, before } }) => now + before > 0)
      .sort((one, other) =>
        byBookings(
          { bookings: one.bookings.now, name: one.currency },
          { bookings: other.bookings.now, name: other.currency },
        ),
      ),
  };
}

function toWeeks(rows: readonly FigureRow[], period: Days, asked: SalesQuery): WeekOfSales[] {
  const standing = rows.filter((row) => row.bookings > 0);
  return [...new Set(standing.flatMap(({ monday }) => monday ?? []))].map((monday) => {
    const sunday = addDays(monday, 6);
    return {
      from: monday > period.from ? monday : period.from,
      to: sunday < period.to ? sunday : period.to,
      sums: standing.filter((row) => row.monday === monday).map(toSales(asked)),
    };
  });
}

/** The figures of a period and of the one before, and the period's weeks. One query. */
export async function listFigures(
  tx: Transaction,
  period: Period,
  asked: SalesQuery,
): Promise<{ figures: SalesFigures; weeks: WeekOfSales[] }> {
  const selected = selectFigures(period, asked);
  // order: one row a group
  const rows = await tx.select().from(selected).orderBy(selected.monday, selected.currency);
  return { figures: toFigures(rows, asked), weeks: toWeeks(rows, period, asked) };
}

const departureWeeks = 12;

/**
 * Standing bookings by the week in which they begin, of 7 days from `today` on: weeks without any
 * have no row. At least one row, which says whether there is any booking.
 */
export const selectDepartures = (today: string, { agencyId }: Pick<SalesQuery, "agencyId">) => {
  const weeks = new QueryBuilder()
    .select({
      week: sql<number>`(${bookings.startsOn} - ${today}::date) / 7`.mapWith(Number).as("week"),
      bookings: sql<number>`count(*)`.mapWith(Number).as("bookings"),
      people: toSum(sql`${bookings.people}`).as("people"),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        gte(bookings.startsOn, today),
        lt(bookings.startsOn, addDays(today, departureWeeks * 7)),
        isStanding,
      ),
    )
    .groupBy(sql`1`)
    .as("weeks");
  return new QueryBuilder()
    .select({
      week: weeks.week,
      bookings: weeks.bookings,
      people: weeks.people,
      hasBookings: sql<boolean>`exists (select from ${bookings} any_booking)`.as("has_bookings"),
    })
    .from(sql`(select 1) as once`)
    .leftJoin(weeks, sql`true`)
    .as("departures");
};

/** The next twelve weeks, and whether there is any booking at all. One query. */
export async function listDepartures(
  tx: Transaction,
  today: string,
  asked: Pick<SalesQuery, "agencyId">,
): Promise<{ departures: DepartureWeek[]; hasBookings: boolean }> {
  const rows = await tx.select().from(selectDepartures(today, asked));
  return {
    hasBookings: rows[0]?.hasBookings ?? false,
    departures: Array.from({ length: departureWeeks }, (_, week) => {
      const own = rows.find((row) => row.week === week);
      return {
        from: addDays(today, week * 7),
        to: addDays(today, week * 7 + 6),
        bookings: own?.bookings ?? 0,
        people: own?.people ?? 0,
      };
    }),
  };
}

const mostShares = 8;
const shareKinds = ["service", "place", "agent"] as const;
type ShareKind = (typeof shareKinds)[number];

/**
 * Standing sales of a period by service, by place and by agent, each by currency; of each kind
 * those of most bookings, which `rank` numbers.
 */
export function selectShares(period: Days, asked: SalesQuery) {
  const place = placeOf(bookings);
  const kind = sql<ShareKind>`case grouping(${bookings.service}, ${place}, ${bookings.agentId}) when 3 then 'service' when 5 then 'place' else 'agent' end`;
  const id = sql<string | null>`coalesce(${bookings.service}, ${place}, ${bookings.agentId}::text)`;
  const grouped = new QueryBuilder()
    .select({
      kind: kind.as("kind"),
      id: id.as("share_id"),
      agentId: bookings.agentId,
      currency: bookings.currency,
      bookings: sql<number>`count(*)`.mapWith(Number).as("bookings"),
      sales: toSum(total).as("sales"),
      margin: toSum(margin).as("margin"),
      ofAll: sql<number>`sum(count(*)) over (partition by ${kind}, ${id})`.as("of_all"),
    })
    .from(bookings)
    .where(and(madeIn(period, asked), isStanding))
    .groupBy(
      sql`grouping sets ((${bookings.service}, ${bookings.currency}), (${place}, ${bookings.currency}), (${bookings.agentId}, ${bookings.currency}))`,
    )
    .as("grouped");
  return new QueryBuilder()
    .select({
      kind: grouped.kind,
      id: grouped.id,
      agentId: grouped.agentId,
      currency: grouped.currency,
      bookings: grouped.bookings,
      sales: grouped.sales,
      margin: grouped.margin,
      rank: sql<number>`dense_rank() over (partition by ${grouped.kind} order by ${grouped.ofAll} desc, ${grouped.id})`
        .mapWith(Number)
        .as("rank"),
    })
    .from(grouped)
    .as("shares");
}

type Shares = { services: ServiceShare[]; places: SalesShare[]; agents: AgentShare[] };

/** The largest shares of each kind. One query. */
export async function listShares(
  tx: Transaction,
  period: Days,
  asked: SalesQuery,
): Promise<Shares> {
  const shares = selectShares(period, asked);
  const rows = await tx
    .select({
      kind: shares.kind,
      id: shares.id,
      currency: shares.currency,
      bookings: shares.bookings,
      sales: shares.sales,
      margin: shares.margin,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(shares)
    .leftJoin(users, and(eq(users.agencyId, asked.agencyId), eq(users.id, shares.agentId)))
    .where(lte(shares.rank, mostShares))
    // order: one row a group
    .orderBy(shares.rank, shares.kind, shares.currency);
  const of = (kind: ShareKind) => {
    const own = rows.filter((row) => row.kind === kind);
    return [...new Set(own.map(({ id }) => id))].map((id) => {
      const parts = own.filter((row) => row.id === id);
      const [first] = parts;
      return {
        id,
        name:
          first?.firstName == null
            ? null
            : toAgentName({ firstName: first.firstName, lastName: first.lastName ?? "" }),
        bookings: parts.reduce((sum, part) => sum + part.bookings, 0),
        sums: parts.map(toSales(asked)),
      };
    });
  };
  const named = (kind: ShareKind) =>
    of(kind).flatMap(({ id, bookings: count, sums }) =>
      !id ? [] : [{ id, bookings: count, sums }],
    );
  return {
    services: named("service") as ServiceShare[],
    places: named("place"),
    agents: of("agent"),
  };
}
