import { and, count, desc, eq, lte, sql } from "drizzle-orm";
import type * as z from "zod";
import type { DashboardPeriod, getDashboardEndpoint } from "@/lib/api/contract/dashboards";
import { can, userTypes, type Reach } from "@/lib/api/contract/roles";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { requireReach } from "../access/require-reach";
import { ledgerAccounts } from "../db/schema/ledger";
import { blogPosts, destinations } from "../db/schema/stories";
import { tickets } from "../db/schema/tickets";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toCredits } from "../users/to-credits";
import type { RequestContext, Viewer } from "../http/request-context";
import { countIn, isInState } from "../support/select-tickets";
import { hasInbox, isOfKind, isReached } from "../support/ticket-scope";
import { listDue } from "./list-due";
import { listDepartures, listFigures, listShares } from "./list-sales";
import { resolvePeriod } from "./resolve-period";

const latestTickets = 5;
const newAccountDays = 30;

type MemberContext = Pick<RequestContext, "agency" | "priceTier"> & { viewer: Viewer };
type Dashboard = z.output<typeof getDashboardEndpoint.response>;

/** Whose bookings count: none that the list they lead to doesn't show. */
function toReach(viewer: Viewer): Reach {
  const reaches = [requireReach(viewer, "dashboard.read"), requireReach(viewer, "bookings.read")];
  return reaches.includes("own") ? "own" : "all";
}

/** Owners and admins see the agency's support requests, all others their own. */
async function getOpenTickets(tx: Transaction, reader: Viewer): Promise<Dashboard["tickets"]> {
  const of: "agency" | "own" = hasInbox(reader) ? "agency" : "own";
  const isOwn = of === "own" ? eq(tickets.userId, reader.userId) : undefined;
  const { reference, subject, createdAt } = tickets;
  const latest = await tx
    .select({
      reference,
      subject,
      createdAt,
      open: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tickets)
    .where(and(eq(tickets.status, "open"), isOfKind("ticket"), isOwn))
    .orderBy(desc(createdAt), desc(tickets.id))
    .limit(latestTickets);
  return {
    of,
    open: latest[0]?.open ?? 0,
    latest: latest.map((ticket) => ({
      reference: ticket.reference,
      subject: ticket.subject,
      createdAt: ticket.createdAt.toISOString(),
    })),
  };
}

/** What waits among the enquiries that a viewer reaches; null for those who may see none. */
async function countEnquiries(
  tx: Transaction,
  viewer: Viewer,
  today: string,
): Promise<Dashboard["enquiries"]> {
  if (!can(viewer, "enquiries.read")) return null;
  const [found] = await tx
    .select({
      new: countIn(isInState.new),
      due: countIn(and(isInState.answered, lte(tickets.followUpOn, today))),
    })
    .from(tickets)
    .where(isReached(viewer, "enquiry"));
  return found ?? { new: 0, due: 0 };
}

/** What the agency has besides bookings, by its row-level security. Four queries. */
async function getAgencyFigures(
  tx: Transaction,
  { agency, viewer }: MemberContext,
  now: Date,
): Promise<
  Pick<
    Dashboard,
    ("people" | "newAccounts" | "activeSessions" | "wallet" | "content") | ("enquiries" | "tickets")
  >
> {
  const since = addMs(now, -newAccountDays * dayMs).toISOString();
  const people = await tx
    .select({
      userType: users.userType,
      count: count(),
      recent: sql<number>`count(*) filter (where ${users.createdAt} > ${since})`.mapWith(Number),
    })
    .from(users)
    .groupBy(users.userType);
  const [found] = await tx
    .select({
      sessions:
        sql<number>`(select count(*) from ${sessions} where ${sessions.expiresAt} > ${now.toISOString()})`.mapWith(
          Number,
        ),
      posts:
        sql<number>`(select count(distinct ${blogPosts.slug}) from ${blogPosts} where ${blogPosts.publishedAt} <= ${now.toISOString()})`.mapWith(
          Number,
        ),
      destinations: sql<number>`(select count(*) from ${destinations})`.mapWith(Number),
      amount: ledgerAccounts.balance,
      currency: ledgerAccounts.currency,
    })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.agencyId, users.agencyId), eq(ledgerAccounts.userId, users.id)),
    )
    .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)));
  const { amount = null, currency = null } = found ?? {};
  const credits = amount === null || currency === null ? null : { amount, currency };
  return {
    people: userTypes.map((userType) => ({
      userType,
      count: people.find((group) => group.userType === userType)?.count ?? 0,
    })),
    newAccounts: people.reduce((sum, { recent }) => sum + recent, 0),
    activeSessions: found?.sessions ?? 0,
    wallet: toCredits({ credits }, agency),
    content: {
      posts: found?.posts ?? 0,
      destinations: found?.destinations ?? 0,
      languages: agency.languages.length,
    },
    enquiries: await countEnquiries(tx, viewer, toLocalDate(now, agency.timeZone)),
    tickets: await getOpenTickets(tx, viewer),
  };
}

/**
 * Due work, the sales of a period, and figures of the agency. Always eight queries: four of the
 * bookings that the viewer reaches, four of the agency.
 * @throws RouteError 403 for viewers who may not see bookings
 */
export async function getDashboard(
  db: ScopedDatabase,
  visit: MemberContext,
  { period: asked, now }: { period: DashboardPeriod; now: Date },
): Promise<Dashboard> {
  const { agency, viewer, priceTier } = visit;
  const { id: agencyId, timeZone } = agency;
  const reach = toReach(viewer);
  const today = toLocalDate(now, timeZone);
  const period = resolvePeriod(asked, today);
  const of = { agencyId, timeZone, priceTier };
  const sold = await db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const { agents, ...shares } = await listShares(tx, period, of);
    return {
      now: await listDue(tx, { agency, now }),
      ...(await listFigures(tx, period, of)),
      ...(await listDepartures(tx, today, of)),
      ...shares,
      ...(reach === "all" ? { agents } : {}),
    };
  });
  const rest = await db.forAgency(agencyId, (tx) => getAgencyFigures(tx, visit, now));
  return { period, ...sold, ...rest };
}
