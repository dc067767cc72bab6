import { and, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { listTeamEndpoint, TeamFilter } from "@/lib/api/contract/team";
import { requireReach } from "../access/require-reach";
import { invitations } from "../db/schema/invitations";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { countSales } from "./count-sales";
import {
  byName,
  isBeyondName,
  readNameCursor,
  toNamePage,
  type NameCursor,
} from "../lists/name-pages";
import { containsWords } from "../lists/text-pattern";
import type { TeamVisit } from "./team-visit";
import { invitationColumns, toInvitation } from "./to-invitation";
import { isMemberRow, memberColumns, toMember } from "./to-member";

type Query = z.output<typeof listTeamEndpoint.query>;
type Answer = z.output<typeof listTeamEndpoint.response>;

const name = sql<string>`lower(${users.firstName} || ' ' || ${users.lastName})`;
const columns = { name, id: users.id };

/** Each word somewhere in a name or an address. */
const hasWords = (
  q: string | undefined,
  { firstName, lastName, email }: Record<"firstName" | "lastName" | "email", AnyPgColumn>,
): SQL[] => containsWords(sql`concat_ws(' ', ${firstName}, ${lastName}, ${email})`, q ?? "");

const toCondition = (agencyId: string, { q, role, state }: TeamFilter): SQL | undefined =>
  and(
    eq(users.agencyId, agencyId),
    ne(users.userType, "Traveller"),
    role ? eq(users.userType, role) : undefined,
    state === "active" ? isNull(users.deactivatedAt) : undefined,
    state === "deactivated" ? isNotNull(users.deactivatedAt) : undefined,
    state === "restricted" ? eq(users.isRestrictedAgent, true) : undefined,
    state === "invited" ? sql`false` : undefined,
    ...hasWords(q, users),
  );

/** Up to one more than a page, from a cursor on in its way. */
function listRows(
  tx: Transaction,
  {
    isListed,
    size,
    cursor,
    now,
  }: {
    isListed: SQL | undefined;
    size: number;
    cursor: NameCursor | null;
    now: Date;
  },
) {
  const ofUser = sql`sessions.agency_id = users.agency_id and sessions.user_id = users.id and sessions.expires_at > ${now.toISOString()}::timestamptz`;
  return tx
    .select({
      ...memberColumns,
      place: name,
      lastSeenAt: sql<string | null>`(select max(last_seen_at) from sessions where ${ofUser})`,
      sessions: sql<number>`(select count(*)::int from sessions where ${ofUser})`,
      sales: countSales,
    })
    .from(users)
    .where(and(isListed, cursor ? isBeyondName(columns, cursor) : undefined))
    .orderBy(...byName(columns, cursor))
    .limit(size + 1);
}

/** Those that wait for their acceptance, the latest first: never more than an agency may have. */
const listInvitations = (tx: Transaction, agencyId: string, { q, role }: TeamFilter) =>
  tx
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(
      users,
      and(eq(users.agencyId, invitations.agencyId), eq(users.id, invitations.invitedBy)),
    )
    .where(
      and(
        eq(invitations.agencyId, agencyId),
        role ? eq(invitations.userType, role) : undefined,
        ...hasWords(q, invitations),
      ),
    )
    .orderBy(desc(invitations.sentAt), desc(invitations.id));

/**
 * A page of those who work at the agency, by name, and on the first one its open invitations. Three
 * queries, at any page size.
 * @throws RouteError 422 for what isn't a cursor
 */
export async function listTeam(
  db: ScopedDatabase,
  { agency, viewer }: TeamVisit,
  { query, now }: { query: Query; now: Date },
): Promise<Answer> {
  const { size, after, state } = query;
  const cursor = readNameCursor(after);
  const reach = requireReach(viewer, "team.manage");
  return db.forMember(agency.id, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(agency.id, query);
    const [total] = await tx.select({ members: count() }).from(users).where(isListed);
    const found = await listRows(tx, { isListed, size, cursor, now });
    const hasInvitations = !cursor && (state === undefined || state === "invited");
    const open = hasInvitations ? await listInvitations(tx, agency.id, query) : [];
    const { rows, next, previous } = toNamePage(found, { cursor, size });
    return {
      members: rows.filter(isMemberRow).map((row) => ({
        ...toMember(row),
        lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt).toISOString(),
        sessions: row.sessions,
        sales: row.sales,
      })),
      total: total?.members ?? 0,
      invitations: open.map(toInvitation),
      next,
      previous,
    };
  });
}
