import { LRUCache } from "lru-cache";
import type { Agency } from "@/lib/api/contract/agencies";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";

/** Null means that there is no such agency; a throw that nobody can say now. */
type FetchAgency = (host: string) => Promise<Agency | null>;
type Clock = { now: () => number };

export type AgencyRegistry = {
  /** @throws what `fetchAgency` threw when nothing is known about the host */
  find: (host: string) => Promise<Agency | null>;
  purge: (subdomain: string) => void;
};

const freshMs = 30_000;
const unknownMs = 10_000;
/**
 * Up to this age a known agency is answered at once and fetched again behind the request; an older
 * one is waited for.
 */
const staleWhileRevalidateMs = 30_000;
/** While the API is down a known agency is asked for again this often. */
const retryAfterFailureMs = 5_000;
const maximumFetches = 200;

/**
 * Agencies by canonical host. Known and unknown hosts are kept apart, so that invented hosts push
 * no agency out; fetches in flight are counted apart from both. An agency once known is served
 * stale for as long as the API is down; the page that could not have it fetched again is marked
 * incomplete.
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
      // Asked before a purge, it may have been answered before the change: good for whoever waits,
      // not for those who come now.
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
