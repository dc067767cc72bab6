import type { CacheKey } from "./cache-key";
import type { FillTrigger, FillResult } from "./fill";

/**
 * Enough for all pages of a deployment that has just started; further requests bypass the cache.
 */
const defaultMaximum = 256;

/**
 * `outdatedSince`: number of the first purge, during the fill, of something the response shows;
 * infinite for none.
 */
export type Landing = { outdatedSince: number; milliseconds: number } & (
  | FillResult
  | { error: unknown }
);

/**
 * `purged`: tags, with the number of the first purge of each. `network`: the one it is charged to.
 */
type Flight = { landing: Promise<Landing>; purged: Map<string, number>; network: string };

type FlightSettings = {
  fill: (key: CacheKey, trigger: FillTrigger) => Promise<FillResult>;
  /** Called in the same turn in which a landing is known, so that no purge can come in between. */
  onLanding: (id: string, key: CacheKey, landing: Landing) => void;
  now: () => number;
  maximum?: number | undefined;
};

/**
 * One fill at a time per key. Must receive purges: a response may be older than the data it
 * shows.
 */
export function createFlights({ fill, onLanding, now, maximum = defaultMaximum }: FlightSettings) {
  const flights = new Map<string, Flight>();
  let purges = 0;

  async function fly(
    id: string,
    key: CacheKey,
    { purged, trigger }: { purged: Flight["purged"]; trigger: FillTrigger },
  ): Promise<Landing> {
    const startedAt = now();
    const result = await fill(key, trigger).catch((error: unknown) => ({ error }));
    const tags = "entry" in result ? result.entry.tags : [];
    const outdatedSince = Math.min(Infinity, ...tags.map((tag) => purged.get(tag) ?? Infinity));
    const landing = { ...result, outdatedSince, milliseconds: now() - startedAt };
    flights.delete(id);
    onLanding(id, key, landing);
    return landing;
  }

  return {
    /**
     * Starts a fill, or joins a running one. Null if too many are running. The landing never
     * rejects.
     */
    join(
      id: string,
      key: CacheKey,
      trigger: FillTrigger,
    ): { isLeader: boolean; landing: Promise<Landing>; network: string } | null {
      const current = flights.get(id);
      if (current) return { isLeader: false, landing: current.landing, network: current.network };
      if (flights.size >= maximum) return null;
      const purged = new Map<string, number>();
      const landing = fly(id, key, { purged, trigger });
      const { network } = trigger;
      flights.set(id, { landing, purged, network });
      return { isLeader: true, landing, network };
    },
    purge(tags: readonly string[]): void {
      purges += 1;
      for (const { purged } of flights.values())
        for (const tag of tags) if (!purged.has(tag)) purged.set(tag, purges);
    },
    /** The number of purges so far. */
    purges: () => purges,
    size: () => flights.size,
  };
}
