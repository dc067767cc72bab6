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
import { readCursor, refuseCursor, sortKeyOf, writeCursor, type ListCursor } from "./list-order";
import { requireReach } from "../access/require-reach";

type Query = z.output<typeof listAgencyBookingsEndpoint.query>;
type Answer = z.output<typeof listAgencyBookingsEndpoint.response>;
type MemberContext = Pick<RequestContext, "agency" | "priceTier"> & { viewer: Viewer };

const isBackwards = (sort: AgencyBookingSort, way: ListCursor["way"]) =>
  sort.startsWith("-") !== (way === "previous");

/** Whether a row comes after a cursor's booking, in its way. @throws RouteError 422 without one */
async function toBeyond(
  tx: Transaction,
  { sort, id, way }: ListCursor,
  { agencyId, now }: { agencyId: string; now: Date },
): Promise<SQL> {
  const { by, type } = sortKeyOf(sort, now);
  // As text: a Date would lose the microseconds.
  const [found] = await tx
    .select({ key: sql<string>`${by}::text` })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.id, id)));
  if (!found) throw refuseCursor();
  const comparison = sql.raw(isBackwards(sort, way) ? "<" : ">");
  return sql`(${by}, ${bookings.id}) ${comparison} (${found.key}::${type}, ${id}::uuid)`;
}

/** Up to one more than a page, from a cursor on in its way. */
async function listRows(
  tx: Transaction,
  {
    agencyId,
    isListed,
    query: { sort, size },
    cursor,
    now,
  }: {
    agencyId: string;
    isListed: SQL | undefined;
    query: Query;
    cursor: ListCursor | null;
    now: Date;
  },
) {
  const order = isBackwards(sort, cursor?.way ?? "next") ? desc : asc;
  const { by } = sortKeyOf(sort, now);
  const isBeyond = cursor ? await toBeyond(tx, cursor, { agencyId, now }) : undefined;
  return tx
    .select({
      ...summaryColumns,
      ...deadlinesAt(now),
      agentId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(bookings)
    .leftJoin(users, and(eq(users.agencyId, bookings.agencyId), eq(users.id, bookings.agentId)))
    .where(and(isListed, isBeyond))
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
 * Four queries for any size, and one for a cursor.
 * @throws RouteError 422 for a cursor that isn't of this sort
 */
export async function listAgencyBookings(
  db: ScopedDatabase,
  { agency, viewer, priceTier }: MemberContext,
  { query, now }: { query: Query; now: Date },
): Promise<Answer> {
  const { sort, size, after } = query;
  const cursor = after ? readCursor(after, sort) : null;
  const reach = requireReach(viewer, "bookings.read");
  const { id: agencyId, timeZone } = agency;
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(query, { agencyId, reach, timeZone, now });
    const [total] = await tx.select({ bookings: count() }).from(bookings).where(isListed);
    const found = await listRows(tx, { agencyId, isListed, query, cursor, now });
    const { rows, next, previous } = toKeysetPage(found, {
      cursor,
      size,
      toCursor: ({ id }, way) => writeCursor({ sort, id, way }),
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
