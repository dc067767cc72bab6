import { and, asc, count, desc, eq, gte, like, lte, sql, sum, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type {
  listPastSearchesEndpoint,
  PastSearchFilter,
  SearchSum,
} from "@/lib/api/contract/past-searches";
import type { Reach } from "@/lib/api/contract/roles";
import { listAgents, toAgentName } from "../users/list-agents";
import { requireReach } from "../access/require-reach";
import { searches, searchSums } from "../db/schema/searches";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import {
  byMoment,
  exactMoment,
  isBeyondMoment,
  readMomentCursor,
  toMomentPage,
  type MomentCursor,
} from "../lists/moment-pages";
import { startOfDay } from "../lists/start-of-day";
import { toFolded, toPattern } from "../lists/text-pattern";
import type { RequestContext, Viewer } from "../http/request-context";
import { toPlaceWithCountry } from "./place-names";

type Query = z.output<typeof listPastSearchesEndpoint.query>;
type Answer = z.output<typeof listPastSearchesEndpoint.response>;
type MemberContext = Pick<RequestContext, "agency" | "language"> & { viewer: Viewer };

/** Places that are shown of what travellers and visitors searched for. */
const mostPlaces = 12;

const toCondition = (
  { q, service, agent, from, to }: PastSearchFilter,
  { agencyId, reach, timeZone }: { agencyId: string; reach: Reach; timeZone: string },
): SQL | undefined =>
  and(
    eq(searches.agencyId, agencyId),
    q ? like(toFolded(searches.search), toPattern(q)) : undefined,
    service ? eq(searches.service, service) : undefined,
    agent && reach === "all" ? eq(searches.actorId, agent) : undefined,
    from ? sql`${searches.searchedAt} >= ${startOfDay(from, timeZone)}` : undefined,
    to ? sql`${searches.searchedAt} < ${startOfDay(to, timeZone, 1)}` : undefined,
  );

const byTime = { moment: searches.searchedAt, id: searches.id };

/** Up to one more than a page, from a cursor on in its way. */
function listRows(
  tx: Transaction,
  {
    isListed,
    size,
    cursor,
  }: { isListed: SQL | undefined; size: number; cursor: MomentCursor | null },
) {
  return tx
    .select({
      id: searches.id,
      input: searches.input,
      results: searches.results,
      cheapest: searches.cheapest,
      currency: searches.currency,
      searchedAt: searches.searchedAt,
      place: exactMoment(searches.searchedAt),
      actorId: searches.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(searches)
    .innerJoin(users, and(eq(users.agencyId, searches.agencyId), eq(users.id, searches.actorId)))
    .where(and(isListed, cursor ? isBeyondMoment(byTime, cursor) : undefined))
    .orderBy(...byMoment(byTime, cursor))
    .limit(size + 1);
}

async function listSums(
  tx: Transaction,
  { service, from, to }: PastSearchFilter,
  { agencyId, language }: { agencyId: string; language: RequestContext["language"] },
): Promise<SearchSum[]> {
  const times = sum(searchSums.searches).mapWith(Number);
  const rows = await tx
    .select({ service: searchSums.service, placeId: searchSums.placeId, searches: times })
    .from(searchSums)
    .where(
      and(
        eq(searchSums.agencyId, agencyId),
        service ? eq(searchSums.service, service) : undefined,
        from ? gte(searchSums.day, from) : undefined,
        to ? lte(searchSums.day, to) : undefined,
      ),
    )
    .groupBy(searchSums.service, searchSums.placeId)
    // order: one row a group
    .orderBy(desc(times), asc(searchSums.placeId), asc(searchSums.service))
    .limit(mostPlaces);
  return rows.map(({ placeId, ...row }) => ({
    ...row,
    place: toPlaceWithCountry(placeId, language),
  }));
}

/**
 * A page of what people of the agency searched for, as far as its member reaches it, and how many
 * there are in all; with what travellers and visitors searched for most. Four queries, at any page
 * size.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export async function listPastSearches(
  db: ScopedDatabase,
  { agency, viewer, language }: MemberContext,
  { query }: { query: Query },
): Promise<Answer> {
  const { size, after } = query;
  const cursor = readMomentCursor(after);
  const reach = requireReach(viewer, "searches.read");
  const { id: agencyId, timeZone } = agency;
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(query, { agencyId, reach, timeZone });
    const [total] = await tx.select({ searches: count() }).from(searches).where(isListed);
    const found = await listRows(tx, { isListed, size, cursor });
    const { rows, next, previous } = toMomentPage(found, { cursor, size });
    const agents = reach === "all" ? await listAgents(tx, agencyId) : [];
    const hasSums = reach === "all" && !cursor && !query.q && !query.agent;
    return {
      searches: rows.map(({ id, input, results, cheapest, currency, searchedAt, ...by }) => ({
        ...{ id, input, results },
        cheapest: cheapest === null || currency === null ? null : { amount: cheapest, currency },
        searchedAt: searchedAt.toISOString(),
        by: { id: by.actorId, name: toAgentName(by) },
      })),
      total: total?.searches ?? 0,
      next,
      previous,
      agents,
      sums: hasSums ? await listSums(tx, query, { agencyId, language }) : null,
    };
  });
}
