import { and, asc, count, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Holdings, TeamMemberDetail } from "@/lib/api/contract/team";
import { can } from "@/lib/api/contract/roles";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { requireReach } from "../access/require-reach";
import { bookings } from "../db/schema/bookings";
import { clients } from "../db/schema/clients";
import { tickets } from "../db/schema/tickets";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { isOfKind, takesTickets, type TicketKind } from "../support/ticket-scope";
import { countSales } from "./count-sales";
import { noSuchMember } from "./require-member";
import type { TeamVisit } from "./team-visit";
import { isMemberRow, memberColumns, toMember, toMemberName } from "./to-member";

const maximumSessions = 50;

type Whose = { agencyId: string; id: string };

const listSessions = (tx: Transaction, { agencyId, id }: Whose, now: Date) =>
  tx
    .select({
      id: sessions.id,
      signedInBy: sessions.signedInBy,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.agencyId, agencyId), eq(sessions.userId, id), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(maximumSessions);

/** What is handed over when a member leaves. `today`: at the agency. */
async function countHoldings(
  tx: Transaction,
  { agencyId, id }: Whose,
  today: string,
): Promise<Holdings> {
  const isAhead = sql`${bookings.endsOn} >= ${today} and ${bookings.state} not in ('failed', 'cancelled', 'refunded')`;
  const [sales] = await tx
    .select({
      upcoming: sql<number>`count(*) filter (where ${isAhead})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.agentId, id)));
  const countOf = (kind: TicketKind, status: "open" | "closed") =>
    sql<number>`(count(*) filter (where ${isOfKind(kind)} and ${tickets.status} = ${status}))::int`;
  const threads = await tx
    .select({
      openTickets: countOf("ticket", "open"),
      closedTickets: countOf("ticket", "closed"),
      openEnquiries: countOf("enquiry", "open"),
      closedEnquiries: countOf("enquiry", "closed"),
    })
    .from(tickets)
    .where(and(eq(tickets.agencyId, agencyId), eq(tickets.assigneeId, id)));
  const [people] = await tx
    .select({ count: count() })
    .from(clients)
    .where(and(eq(clients.agencyId, agencyId), eq(clients.agentId, id)));
  const { upcoming, all } = sales ?? { upcoming: 0, all: 0 };
  const none = { openTickets: 0, closedTickets: 0, openEnquiries: 0, closedEnquiries: 0 };
  return {
    upcomingBookings: upcoming,
    pastBookings: all - upcoming,
    clients: people?.count ?? 0,
    ...(threads[0] ?? none),
  };
}

async function listSuccessors(tx: Transaction, { agencyId, id }: Whose) {
  const rows = await tx
    .select(memberColumns)
    .from(users)
    .where(
      and(
        eq(users.agencyId, agencyId),
        ne(users.id, id),
        ne(users.userType, "Traveller"),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map((row) => ({
    id: row.id,
    name: toMemberName(row),
    answersTickets: takesTickets(row, "ticket"),
    answersEnquiries: takesTickets(row, "enquiry"),
  }));
}

/**
 * A member with all that their page shows; those who don't manage the team get themselves alone.
 * Six queries.
 * @throws RouteError 403 for others, 404 `member_not_found`
 */
export const getTeamMember = (
  db: ScopedDatabase,
  { agency, viewer }: TeamVisit,
  { id, now }: { id: string; now: Date },
): Promise<TeamMemberDetail> => {
  const isSelf = id === viewer.userId && !can(viewer, "team.manage");
  const reach = isSelf ? "own" : requireReach(viewer, "team.manage");
  return db.forMember(agency.id, { userId: viewer.userId, reach }, async (tx) => {
    const whose = { agencyId: agency.id, id };
    const [row] = await tx
      .select({ ...memberColumns, sales: countSales })
      .from(users)
      .where(and(eq(users.agencyId, agency.id), eq(users.id, id)));
    if (!isMemberRow(row)) throw noSuchMember();
    const signedIn = await listSessions(tx, whose, now);
    return {
      ...toMember(row),
      permissions: row.permissions,
      createdAt: row.createdAt.toISOString(),
      sales: row.sales,
      sessions: signedIn.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
      holdings: await countHoldings(tx, whose, toLocalDate(now, agency.timeZone)),
      successors: isSelf ? [] : await listSuccessors(tx, whose),
    };
  });
};
