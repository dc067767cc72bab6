import { and, asc, count, desc, eq, gte, like, lte, sql, sum, type SQL } from "drizzle-orm";
import * as z from "zod";
import type {
  listPastSearchesEndpoint,
  PastSearchFilter,
  SearchSum,
} from "@/lib/api/contract/past-searches";
import type { Reach } from "@/lib/api/contract/roles";
import { listAgents, toAgentName } from "../agency-bookings/list-agents";
import { requireReach } from "../agency-bookings/require-reach";
import { searches, searchSums } from "../db/schema/searches";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../http/refuse-input";
import type { RequestContext, Viewer } from "../request-context";
import { toPlaceWithCountry } from "./place-names";

type Query = z.output<typeof listPastSearchesEndpoint.query>;
type Answer = z.output<typeof listPastSearchesEndpoint.response>;
type Visit = Pick<RequestContext, "agency" | "language"> & { viewer: Viewer };

/** Places that are shown of what travellers and visitors searched for. */
const mostPlaces = 12;

const cursorSchema = z.tuple([
  z.iso.datetime({ precision: 6 }),
  z.uuid(),
  z.enum(["next", "previous"]),
]);
type Cursor = { searchedAt: string; id: string; way: "next" | "previous" };

const writeCursor = ({ searchedAt, id, way }: Cursor): string =>
  Buffer.from(JSON.stringify([searchedAt, id, way])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

function readCursor(text: string): Cursor {
  const cursor = cursorSchema.safeParse(parse(text));
  if (!cursor.success) throw refuseInput("after", "must be a cursor of this list");
  const [searchedAt, id, way] = cursor.data;
  return { searchedAt, id, way };
}

/** Its own wildcards are characters like any other. */
const toPattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** A day's beginning in a time zone: 23 and 25 hours after the one before, twice a year. */
const startOf = (day: string, zone: string, days = 0) =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${zone})`;

const toCondition = (
  { q, service, agent, from, to }: PastSearchFilter,
  { agencyId, reach, timeZone }: { agencyId: string; reach: Reach; timeZone: string },
): SQL | undefined =>
  and(
    eq(searches.agencyId, agencyId),
    q ? like(searches.search, toPattern(q)) : undefined,
    service ? eq(searches.service, service) : undefined,
    agent && reach === "all" ? eq(searches.actorId, agent) : undefined,
    from ? sql`${searches.searchedAt} >= ${startOf(from, timeZone)}` : undefined,
    to ? sql`${searches.searchedAt} < ${startOf(to, timeZone, 1)}` : undefined,
  );

/** To the microsecond, as the database keeps it: a Date would lose what a cursor goes by. */
const exactly = sql<string>`to_char(${searches.searchedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Up to one more than a page, from a cursor on in its way. */
function listRows(
  tx: Transaction,
  { isListed, size, cursor }: { isListed: SQL | undefined; size: number; cursor: Cursor | null },
) {
  const isBackwards = cursor?.way === "previous";
  const order = isBackwards ? asc : desc;
  const comparison = sql.raw(isBackwards ? ">" : "<");
  const isBeyond = cursor
    ? sql`(${searches.searchedAt}, ${searches.id}) ${comparison} (${cursor.searchedAt}::timestamptz, ${cursor.id}::uuid)`
    : undefined;
  return tx
    .select({
      id: searches.id,
      input: searches.input,
      results: searches.results,
      cheapest: searches.cheapest,
      currency: searches.currency,
      searchedAt: searches.searchedAt,
      place: exactly,
      actorId: searches.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(searches)
    .innerJoin(users, and(eq(users.agencyId, searches.agencyId), eq(users.id, searches.actorId)))
    .where(and(isListed, isBeyond))
    .orderBy(order(searches.searchedAt), order(searches.id))
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
    .orderBy(desc(times), asc(searchSums.placeId), asc(searchSums.service))
    .limit(mostPlaces);
  return rows.map(({ placeId, ...row }) => ({
    ...row,
    place: toPlaceWithCountry(placeId, language),
  }));
}

/**
 * A page of what people of the agency searched for, as far as its member reaches it, and how many
 * there are in all; with what travellers and visitors searched for most. Four queries, whatever its
 * size.
 * @throws RouteError 422 for a cursor that isn't of this list
 */
export async function listPastSearches(
  db: ScopedDatabase,
  { agency, viewer, language }: Visit,
  { query }: { query: Query },
): Promise<Answer> {
  const { size, after } = query;
  const cursor = after ? readCursor(after) : null;
  const reach = requireReach(viewer, "searches.read");
  const { id: agencyId, timeZone } = agency;
  return db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(query, { agencyId, reach, timeZone });
    const [total] = await tx.select({ searches: count() }).from(searches).where(isListed);
    const found = await listRows(tx, { isListed, size, cursor });
    const hasMore = found.length > size;
    const page = found.slice(0, size);
    const rows = cursor?.way === "previous" ? page.toReversed() : page;
    const agents = reach === "all" ? await listAgents(tx, agencyId) : [];
    const hasSums = reach === "all" && !cursor && !query.q && !query.agent;
    const toCursor = (row: (typeof rows)[number] | undefined, way: Cursor["way"]) =>
      row ? writeCursor({ searchedAt: row.place, id: row.id, way }) : null;
    const isFirst = cursor === null || (cursor.way === "previous" && !hasMore);
    const isLast = cursor?.way !== "previous" && !hasMore;
    return {
      searches: rows.map(({ id, input, results, cheapest, currency, searchedAt, ...by }) => ({
        ...{ id, input, results },
        cheapest: cheapest === null || currency === null ? null : { amount: cheapest, currency },
        searchedAt: searchedAt.toISOString(),
        by: { id: by.actorId, name: toAgentName(by) },
      })),
      total: total?.searches ?? 0,
      next: isLast ? null : toCursor(rows.at(-1), "next"),
      previous: isFirst ? null : toCursor(rows[0], "previous"),
      agents,
      sums: hasSums ? await listSums(tx, query, { agencyId, language }) : null,
    };
  });
}
