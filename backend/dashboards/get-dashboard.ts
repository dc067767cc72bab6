import { and, count, countDistinct, desc, eq, gt, lte } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { userTypes } from "@/lib/api/contract/roles";
import { blogPosts, destinations } from "../db/schema/stories";
import { tickets } from "../db/schema/tickets";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toCredits } from "../ledger/to-credits";
import type { Viewer } from "../request-context";
import { hasInbox } from "../support/ticket-scope";
import { findUser } from "../users/get-user";
import { listNewAccounts } from "./list-new-accounts";

const latestTickets = 5;

/** Owners and admins see the agency's support requests, all others their own. */
async function getOpenTickets(tx: Transaction, reader: Viewer) {
  const of: "agency" | "own" = hasInbox(reader) ? "agency" : "own";
  const isOwn = of === "own" ? eq(tickets.userId, reader.userId) : undefined;
  const isOpen = and(eq(tickets.status, "open"), isOwn);
  const [total] = await tx.select({ open: count() }).from(tickets).where(isOpen);
  const { reference, subject, createdAt } = tickets;
  const latest = await tx
    .select({ reference, subject, createdAt })
    .from(tickets)
    .where(isOpen)
    .orderBy(desc(createdAt))
    .limit(latestTickets);
  return {
    of,
    open: total?.open ?? 0,
    latest: latest.map((ticket) => ({ ...ticket, createdAt: ticket.createdAt.toISOString() })),
  };
}

/** Counts of the agency's own rows, within its row-level security. */
export const getDashboard = (
  db: ScopedDatabase,
  agency: AgencyWire,
  { reader, now }: { reader: Viewer; now: Date },
) =>
  db.forAgency(agency.id, async (tx) => {
    const people = await tx
      .select({ userType: users.userType, count: count() })
      .from(users)
      .groupBy(users.userType);
    const [active] = await tx
      .select({ sessions: count() })
      .from(sessions)
      .where(gt(sessions.expiresAt, now));
    const [posts] = await tx
      .select({ count: countDistinct(blogPosts.slug) })
      .from(blogPosts)
      .where(lte(blogPosts.publishedAt, now));
    const [places] = await tx.select({ count: count() }).from(destinations);
    const user = await findUser(tx, { id: reader.userId });
    return {
      people: userTypes.map((userType) => ({
        userType,
        count: people.find((group) => group.userType === userType)?.count ?? 0,
      })),
      newAccounts: await listNewAccounts(tx, agency, { now }),
      activeSessions: active?.sessions ?? 0,
      tickets: await getOpenTickets(tx, reader),
      wallet: toCredits({ credits: user?.credits ?? null }, agency),
      content: {
        posts: posts?.count ?? 0,
        destinations: places?.count ?? 0,
        languages: agency.languages.length,
      },
    };
  });
