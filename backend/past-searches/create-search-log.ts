import { inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Money } from "@/lib/money/money";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { searches, searchSums } from "../db/schema/searches";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toErrorMessage } from "../errors/to-error-message";
import type { RequestContext } from "../http/request-context";
import type { NotedSearch } from "./noted-search";
import { toStoredSearch } from "./to-stored-search";

/** How long searches gather before they are written. */
const gatherMs = 2_000;
/** What is searched for beyond that while they gather is not noted. */
const maximumWaiting = 2_000;
/** Of outsiders who search for the same again within that time, the first search alone counts. */
const sameAgainMs = 30 * minuteMs;
const maximumOutsiders = 20_000;

/** A response to a search, as far as it is noted. */
export type Answer = {
  state: "searching" | "partial" | "complete";
  /** Before filters. */
  unfiltered: number;
  facets: { price?: { minimum: Money } | undefined };
};
type Caller = Pick<RequestContext, "agency" | "viewer" | "clientIp" | "userAgent">;
type Noted = NotedSearch & Caller & { answer: Answer; searchedAt: Date };
type Row = typeof searches.$inferInsert;
type Sum = typeof searchSums.$inferInsert;

const worksHere = ({ viewer }: Caller) => viewer !== null && viewer.userType !== "Traveller";

/** The later of two responses to the same search, without losing what only the earlier one knew. */
const join = (earlier: Row | undefined, later: Row): Row => ({
  ...later,
  ...(earlier && later.results === null ? { results: earlier.results } : {}),
  ...(earlier && later.cheapest === null && later.results !== 0
    ? { cheapest: earlier.cheapest, currency: earlier.currency }
    : {}),
});

function toRow({ answer, ...noted }: Noted): Row | null {
  const { agency, viewer, searchedAt, filters } = noted;
  if (!viewer) return null;
  const isComplete = answer.state === "complete";
  // With filters it would be the cheapest of those that pass them.
  const isAll = isComplete && Object.keys(filters).length === 0;
  const cheapest = isAll ? (answer.facets.price?.minimum ?? null) : null;
  const input = noted.toInput();
  return {
    ...{ agencyId: agency.id, actorId: viewer.userId, service: input.service, searchedAt },
    ...toStoredSearch(input),
    day: toLocalDate(searchedAt, "UTC"),
    results: isComplete ? answer.unfiltered : null,
    cheapest: cheapest?.amount ?? null,
    currency: cheapest?.currency ?? null,
  };
}

async function writeRows(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const actors = [...new Set(rows.map(({ actorId }) => actorId))];
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, actors));
  // A user may have deleted their account since.
  const ids = new Set(known.map(({ id }) => id));
  const values = rows.filter(({ actorId }) => ids.has(actorId));
  if (values.length === 0) return;
  const isNone = sql`excluded.results = 0`;
  await tx
    .insert(searches)
    .values(values)
    .onConflictDoUpdate({
      target: [searches.agencyId, searches.actorId, searches.fingerprint, searches.day],
      set: {
        results: sql`coalesce(excluded.results, ${searches.results})`,
        cheapest: sql`case when ${isNone} then null else coalesce(excluded.cheapest, ${searches.cheapest}) end`,
        currency: sql`case when ${isNone} then null else coalesce(excluded.currency, ${searches.currency}) end`,
        searchedAt: sql`greatest(excluded.searched_at, ${searches.searchedAt})`,
      },
    });
}

const writeSums = (tx: Transaction, sums: readonly Sum[]) =>
  tx
    .insert(searchSums)
    .values([...sums])
    .onConflictDoUpdate({
      target: [searchSums.agencyId, searchSums.day, searchSums.service, searchSums.placeId],
      set: { searches: sql`${searchSums.searches} + excluded.searches` },
    });

/**
 * Notes searches behind their responses: what people of an agency search for, and of travellers and
 * visitors how often a place is searched for, without anything that says who. Nothing waits for it,
 * and a failure is only logged: what couldn't be written then is lost.
 */
export function createSearchLog({
  db,
  now,
  logProblem,
}: {
  db: ScopedDatabase;
  now: () => Date;
  logProblem: (message: string) => void;
}) {
  let waiting: Noted[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** In memory only, and for as long as the same search again is no other. */
  const countedAt = new LRUCache<string, Date>({ max: maximumOutsiders });

  function toSum(noted: Noted): Sum | null {
    const { agency, viewer, clientIp, userAgent, answer, searchedAt } = noted;
    const isSomebody = viewer !== null || clientIp !== null;
    if (!isSomebody || answer.state !== "complete") return null;
    const who = viewer ? [viewer.userId] : [clientIp, userAgent];
    const input = noted.toInput();
    const key = JSON.stringify([agency.id, ...who, toStoredSearch(input).fingerprint]);
    const before = countedAt.get(key);
    if (before && msBetween(before, searchedAt) < sameAgainMs) return null;
    countedAt.set(key, searchedAt);
    const day = toLocalDate(searchedAt, "UTC");
    const { service } = input;
    return { agencyId: agency.id, day, service, placeId: noted.toPlaceId(), searches: 1 };
  }

  async function write(noted: readonly Noted[]): Promise<void> {
    const rows = new Map<string, Row>();
    const sums = new Map<string, Sum>();
    for (const each of noted) {
      if (worksHere(each)) {
        const row = toRow(each);
        if (!row) continue;
        const key = JSON.stringify([row.agencyId, row.actorId, row.fingerprint, row.day]);
        rows.set(key, join(rows.get(key), row));
        continue;
      }
      const sum = toSum(each);
      if (!sum) continue;
      const key = JSON.stringify([sum.agencyId, sum.day, sum.service, sum.placeId]);
      sums.set(key, { ...sum, searches: (sums.get(key)?.searches ?? 0) + 1 });
    }
    const of = <T extends { agencyId: string }>(all: Map<string, T>, agencyId: string) =>
      [...all.values()].filter((one) => one.agencyId === agencyId);
    const agencies = [...rows.values(), ...sums.values()].map(({ agencyId }) => agencyId);
    for (const agencyId of new Set(agencies))
      await db
        .forAgency(agencyId, async (tx) => {
          const [own, others] = [of(rows, agencyId), of(sums, agencyId)];
          if (own.length > 0) await writeRows(tx, own);
          if (others.length > 0) await writeSums(tx, others);
        })
        .catch((error: unknown) => logProblem(`searches: ${toErrorMessage(error)}`));
  }

  /** Writes what has gathered; never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = waiting;
    waiting = [];
    writing = writing
      .then(() => (noted.length > 0 ? write(noted) : undefined))
      .catch((error: unknown) => logProblem(`searches: ${toErrorMessage(error)}`));
    return writing;
  }

  return {
    /** Notes a search that was responded to; costs its caller nothing but a place in a list. */
    note(context: Caller, search: NotedSearch, answer: Answer): void {
      if (waiting.length >= maximumWaiting || !search.isWhole) return;
      const { agency, viewer, clientIp, userAgent } = context;
      const { state, unfiltered, facets } = answer;
      waiting.push({
        ...search,
        ...{ agency, viewer, clientIp, userAgent, searchedAt: now() },
        answer: { state, unfiltered, facets: { price: facets.price } },
      });
      timer ??= setTimeout(() => void flush(), gatherMs).unref();
    },
    flush,
  };
}
export type SearchLog = ReturnType<typeof createSearchLog>;
