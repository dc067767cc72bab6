import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type {
  AgencyBooking,
  AgencyBookingSort,
  listAgencyBookingsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { deadlinesAt } from "../booking/bookings/booking-deadlines";
import { listRefundsOf, summaryColumns, toSummary } from "../booking/bookings/to-summary";
import { bookings } from "../db/schema/bookings";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toCondition } from "./booking-filter";
import { listAgents, toAgentName } from "../users/list-agents";
import { toKeysetPage } from "../lists/keyset-pages";
import { isByDeparture, readCursor, writeCursor, type ListCursor } from "./list-cursor";
import { requireReach } from "../access/require-reach";

type Query = z.output<typeof listAgencyBookingsEndpoint.query>;
type Answer = z.output<typeof listAgencyBookingsEndpoint.response>;
type Visit = Pick<RequestContext, "agency" | "priceTier"> & { viewer: Viewer };

/** To the microsecond, as the database keeps it: a Date would lose what a cursor goes by. */
const bookedAt = sql<string>`to_char(${bookings.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isBackwards = (sort: AgencyBookingSort, way: ListCursor["way"]) =>
  sort.startsWith("-") !== (way === "previous");

function isBeyond({ sort, value, id, way }: ListCursor): SQL {
  const place = isByDeparture(sort)
    ? sql`(${bookings.startsOn}, ${bookings.id})`
    : sql`(${bookings.createdAt}, ${bookings.id})`;
  const type = sql.raw(isByDeparture(sort) ? "date" : "timestamptz");
  const comparison = sql.raw(isBackwards(sort, way) ? "<" : ">");
  return sql`${place} ${comparison} (${value}::${type}, ${id}::uuid)`;
}

/** Up to one more than a page, from a cursor on in its way. */
function listRows(
  tx: Transaction,
  {
    isListed,
    query: { sort, size },
    cursor,
    now,
  }: { isListed: SQL | undefined; query: Query; cursor: ListCursor | null; now: Date },
) {
  const order = isBackwards(sort, cursor?.way ?? "next") ? desc : asc;
  const by = isByDeparture(sort) ? bookings.startsOn : bookings.createdAt;
  return tx
    .select({
      ...summaryColumns,
      ...deadlinesAt(now),
      place: isByDeparture(sort) ? sql<string>`${bookings.startsOn}::text` : bookedAt,
      agentId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(bookings)
    .leftJoin(users, and(eq(users.agencyId, bookings.agencyId), eq(users.id, bookings.agentId)))
    .where(and(isListed, cursor ? isBeyond(cursor) : undefined))
    .orderBy(order(by), order(bookings.id))
    .limit(size + 1);
}
type Row = Awaited<ReturnType<typeof listRows>>[number];

const toSeller = ({ agentId, firstName, lastName }: Row): AgencyBooking["seller"] =>
  agentId === null
    ? null
    : { id: agentId, name: toAgentName({ firstName: firstName ?? "", lastName: lastName ?? "" }) };

/**
 * A page of the agency's bookings, those that its member reaches, and how many there are in all.
 * Four queries, whatever its size.
 * @throws RouteError 422 for a cursor that isn't of this sort
 */
export async function listAgencyBookings(
  db: ScopedDatabase,
  { agency, viewer, priceTier }: Visit,
  { query, now }: { query: Query; now: Date },
): Promise<Answer> {
  const { sort, size, after } = query;
  const cursor = after ? readCursor(after, sort) : null;
  const reach = requireReach(viewer, "bookings.read");
  const { id: agencyId, timeZone } = agency;
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(query, { agencyId, reach, timeZone, now });
    const [total] = await tx.select({ bookings: count() }).from(bookings).where(isListed);
    const found = await listRows(tx, { isListed, query, cursor, now });
    const { rows, next, previous } = toKeysetPage(found, {
      cursor,
      size,
      toCursor: ({ place, id }, way) => writeCursor({ sort, value: place, id, way }),
    });
    const refunds = await listRefundsOf(tx, agencyId, rows);
    const agents = reach === "all" ? await listAgents(tx, agencyId) : [];
    return {
      bookings: rows.map((row) => ({
        ...toSummary({ booking: row, refunds }, priceTier),
        seller: toSeller(row),
        ...(priceTier === "agent"
          ? { margin: { amount: row.total - row.net, currency: row.currency } }
          : {}),
      })),
      total: total?.bookings ?? 0,
      next,
      previous,
      agents,
    };
  });
}
