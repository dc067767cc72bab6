import { LRUCache } from "lru-cache";

type Clock = { now: () => number };
type Entry<V> = { value: V; bytes: number };

/** Added to each entry, so that the number of small ones is bounded, too. */
const entryBytes = 16 * 1024;

export type FairCache<V> = {
  get: (owner: string, key: string) => V | undefined;
  /** `bytes`: the approximate size of the value. */
  set: (owner: string, key: string, value: V, kept: { bytes: number; ttlMs: number }) => void;
  stats: () => { entries: number; bytes: number };
};

/**
 * A cache whose memory is shared by many owners: when it is full, the owner that holds the most
 * evicts its least recently used entry. One owner alone may fill all of it, and none can push
 * another below an equal share. The newest entry stays, at any size.
 */
export function createFairCache<V>({
  maxBytes,
  clock = performance,
}: {
  maxBytes: number;
  clock?: Clock;
}): FairCache<V> {
  const caches = new Map<string, LRUCache<string, Entry<V>>>();
  const open = () =>
    new LRUCache<string, Entry<V>>({
      // Owners have no limit of their own.
      maxSize: Number.MAX_SAFE_INTEGER,
      sizeCalculation: ({ bytes }) => bytes,
      perf: clock,
      ttlResolution: 0,
    });
  const sum = (of: "size" | "calculatedSize") =>
    [...caches.values()].reduce((total, cache) => total + cache[of], 0);

  function dropStale(): void {
    for (const [owner, cache] of caches) {
      cache.purgeStale();
      if (cache.size === 0) caches.delete(owner);
    }
  }
  function dropOne(newest: LRUCache<string, Entry<V>>): void {
    const [[owner, cache] = []] = [...caches]
      .filter(([, each]) => each !== newest || each.size > 1)
      .toSorted(([, a], [, b]) => b.calculatedSize - a.calculatedSize);
    cache?.pop();
    if (owner !== undefined && cache?.size === 0) caches.delete(owner);
  }

  return {
    get: (owner, key) => caches.get(owner)?.get(key)?.value,
    set(owner, key, value, { bytes, ttlMs }) {
      const cache = caches.get(owner) ?? open();
      caches.set(owner, cache);
      cache.set(key, { value, bytes: entryBytes + Math.ceil(bytes) }, { ttl: ttlMs });
      if (sum("calculatedSize") > maxBytes) dropStale();
      while (sum("calculatedSize") > maxBytes && sum("size") > 1) dropOne(cache);
    },
    stats: () => ({ entries: sum("size"), bytes: sum("calculatedSize") }),
  };
}
