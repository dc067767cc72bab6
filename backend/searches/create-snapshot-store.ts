import { createHash } from "node:crypto";
import { RouteError } from "../errors/route-error";
import { createFairCache } from "./create-fair-cache";
import { estimateBytes } from "./estimate-bytes";

/**
 * What a search has found so far, and when to poll again. `partial`: some results are in `found`,
 * more are on their way.
 */
export type Snapshot<T> =
  | { state: "searching"; found: null; askAgainInMs: number }
  | { state: "partial"; found: T; askAgainInMs: number }
  | { state: "complete"; found: T; askAgainInMs: null };

/**
 * Everything the suppliers' response depends on, and nothing about its presentation: no filters, no
 * sort order, no page, no viewer. `kind` names the type of what is found. Questions are equal if
 * their JSON is.
 */
export type SearchQuestion = { agencyId: string; kind: string; question: object };

/** What a call may tell while it lasts. */
export type Progress<T> = {
  /** Everything found by now, served as `partial`. */
  report: (found: T) => void;
  /**
   * Something is missing in what will be found, which the next call may find: it is cached for
   * seconds only.
   */
  tellIncomplete: () => void;
};

/** Everything there is for a query; what some suppliers have is reported while others search. */
export type Search<Q, T> = (query: Q, progress?: Progress<T>) => Promise<T>;

export type SearchSource<T> = {
  /**
   * Calls the suppliers; must settle within a deadline of its own. Net prices only: viewers share
   * them.
   */
  ask: (progress: Progress<T>) => Promise<T>;
  /** How long the results stay valid, if that may be less than the usual five minutes. */
  toValidForMs?: (found: T) => number;
  /** Age of a call at which readers have to poll; without it they wait until it settles. */
  waitMs?: number;
};

type Kept = { found: unknown } | { error: unknown };
type Flight = {
  agencyId: string;
  startedAt: number;
  /** What was reported last; null until then. */
  reported: { found: unknown } | null;
  settled: Promise<unknown>;
  /** Whether a reader has to poll for its outcome. */
  isPolled: boolean;
};

const lifeMs = 5 * 60_000;
const askAgainInMs = 1_000;
/** How long pollers have to collect an outcome that isn't cached any longer. */
const collectMs = 5_000;
/** How long an incomplete result is cached. */
const incompleteMs = 20_000;
const defaultMaxBytes = 96 * 1024 * 1024;
/** Requests don't wait for slow calls, so the number of requests doesn't bound that of calls. */
const maximumFlights = { total: 200, perAgency: 60 };

const toKey = ({ agencyId, kind, question }: SearchQuestion) =>
  createHash("sha256")
    .update(JSON.stringify([agencyId, kind, question]))
    .digest("base64url");

async function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const isSettled = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([isSettled, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Caches what suppliers found, in this process: while a question is in flight or cached it isn't
 * sent again. Failures aren't cached, except for a few seconds for those who poll for them.
 */
export function createSnapshotStore({
  clock = performance,
  maxBytes = defaultMaxBytes,
}: { clock?: { now: () => number }; maxBytes?: number } = {}) {
  const kept = createFairCache<Kept>({ maxBytes, clock });
  const flights = new Map<string, Flight>();

  function requireCapacity(agencyId: string): void {
    const ofAgency = [...flights.values()].filter((flight) => flight.agencyId === agencyId).length;
    if (flights.size < maximumFlights.total && ofAgency < maximumFlights.perAgency) return;
    throw new RouteError(
      503,
      "supplier_unavailable",
      "Too many searches are in progress, please try again in a moment",
      undefined,
      { "Retry-After": "5" },
    );
  }

  async function settle<T>(
    key: string,
    flight: Flight,
    { ask, toValidForMs = () => lifeMs }: SearchSource<T>,
  ): Promise<T> {
    let maximumMs = lifeMs;
    try {
      const found = await ask({
        report: (reported) => (flight.reported = { found: reported }),
        tellIncomplete: () => (maximumMs = incompleteMs),
      });
      const ttlMs = Math.max(collectMs, Math.min(maximumMs, toValidForMs(found)));
      kept.set(flight.agencyId, key, { found }, { bytes: estimateBytes(found), ttlMs });
      return found;
    } catch (error) {
      if (flight.isPolled)
        kept.set(flight.agencyId, key, { error }, { bytes: 0, ttlMs: collectMs });
      throw error;
    } finally {
      flights.delete(key);
    }
  }

  function start<T>(key: string, agencyId: string, source: SearchSource<T>): Flight {
    requireCapacity(agencyId);
    const flight: Flight = {
      agencyId,
      startedAt: clock.now(),
      reported: null,
      settled: Promise.resolve(null),
      isPolled: false,
    };
    flights.set(key, flight);
    flight.settled = settle(key, flight, source);
    // There may be no reader left to handle its rejection.
    flight.settled.catch(() => {});
    return flight;
  }

  return {
    /**
     * What is known about a question by now; calls `ask` if it is neither cached nor in flight. The
     * results of a `kind` are all of one type.
     * @throws what `ask` threw, to everybody who waits or polls for that call; RouteError 503 when
     *   too many calls are in flight
     */
    async read<T>(question: SearchQuestion, source: SearchSource<T>): Promise<Snapshot<T>> {
      const { agencyId } = question;
      const key = toKey(question);
      const toComplete = (found: unknown): Snapshot<T> => ({
        state: "complete",
        // The key includes the kind.
        found: found as T,
        askAgainInMs: null,
      });
      const known = kept.get(agencyId, key);
      if (known && "error" in known) throw known.error;
      if (known) return toComplete(known.found);

      const flight = flights.get(key) ?? start(key, agencyId, source);
      const { settled, startedAt } = flight;
      const { waitMs } = source;
      const leftMs = (waitMs ?? Infinity) - (clock.now() - startedAt);
      if (leftMs === Infinity || (await settlesWithin(settled, Math.max(0, leftMs))))
        return toComplete(await settled);

      flight.isPolled = true;
      const { reported } = flight;
      return reported === null
        ? { state: "searching", found: null, askAgainInMs }
        : { state: "partial", found: reported.found as T, askAgainInMs };
    },
    stats: () => ({ ...kept.stats(), inFlight: flights.size }),
  };
}
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;
