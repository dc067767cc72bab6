import { LRUCache } from "lru-cache";
import type { Agency } from "@/lib/api/contract/agencies";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";

/** Null means that there is no such agency; a throw that it is unknown at the moment. */
type FetchAgency = (host: string) => Promise<Agency | null>;
type Clock = { now: () => number };

export type AgencyRegistry = {
  /** @throws what `fetchAgency` threw if nothing is cached for the host */
  find: (host: string) => Promise<Agency | null>;
  purge: (subdomain: string) => void;
};

const freshMs = 30_000;
const unknownMs = 10_000;
/**
 * Up to this age a cached agency is served at once and fetched in the background; an older one is
 * fetched first.
 */
const staleWhileRevalidateMs = 30_000;
/** While the API is down a cached agency is fetched again this often. */
const retryAfterFailureMs = 5_000;
const maximumFetches = 200;

/**
 * Agencies by canonical host. Known and unknown hosts are cached separately, so that made-up hosts
 * evict no agency; running fetches are limited separately from both. A known agency is served stale
 * for as long as the API is down; a page for which it couldn't be refetched is marked incomplete.
 */
export function createAgencyRegistry({
  fetchAgency,
  clock = performance,
}: {
  fetchAgency: FetchAgency;
  clock?: Clock;
}): AgencyRegistry {
  const known = new LRUCache<string, Agency>({
    max: 20_000,
    ttl: freshMs,
    perf: clock,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const unknown = new LRUCache<string, true>({
    max: 1_000,
    ttl: unknownMs,
    perf: clock,
    ttlResolution: 0,
  });
  const flights = new Map<string, Promise<Agency | null>>();

  let purges = 0;

  async function refresh(host: string): Promise<Agency | null> {
    const before = purges;
    try {
      const agency = await fetchAgency(host);
      // Fetched before a purge, it may predate the change: fine for those waiting, not for later
      // requests.
      if (before !== purges) return agency;
      if (agency) {
        known.set(host, agency);
        unknown.delete(host);
      } else {
        known.delete(host);
        unknown.set(host, true);
      }
      return agency;
    } catch (error) {
      const stale = known.get(host);
      if (stale) {
        logProblem("agency registry, serving stale", error);
        known.set(host, stale, { ttl: retryAfterFailureMs });
      }
      throw error;
    }
  }

  function fly(host: string): Promise<Agency | null> {
    const current = flights.get(host);
    if (current) return current;
    if (flights.size >= maximumFetches)
      return Promise.reject(new Error("agency registry: too many look-ups at once"));
    const flight = refresh(host).finally(() => {
      if (flights.get(host) === flight) flights.delete(host);
    });
    flights.set(host, flight);
    return flight;
  }

  return {
    async find(host) {
      const agency = known.get(host);
      if (!agency) return unknown.has(host) ? null : fly(host);
      const age = -known.getRemainingTTL(host);
      if (age < 0) return agency;
      const fetched = fly(host).catch(() => {
        markPageIncomplete();
        return agency;
      });
      return age > staleWhileRevalidateMs ? fetched : agency;
    },
    purge(subdomain) {
      purges += 1;
      flights.clear();
      unknown.clear();
      for (const [host, agency] of known.entries())
        if (agency.subdomain === subdomain) known.delete(host);
    },
  };
}
