import { LRUCache } from "lru-cache";

type Read<T> = {
  /** Everything the value depends on. */
  key: string;
  /** A purge of one of them drops the value. */
  tags: readonly string[];
  read: () => Promise<T>;
};

export type SharedReads = {
  /**
   * A kept value, else what `read` resolves with: at most one runs per key. Values are frozen,
   * because pages share them. @throws what `read` throws, which isn't kept
   */
  get: <T>(wanted: Read<T>) => Promise<T>;
  purge: (tags: readonly string[]) => void;
};

type Entry = { value: unknown; tags: readonly string[] };
type Flight = { result: Promise<unknown>; tags: readonly string[] };

/** As a shared page with prices or dates, the shortest there is (lib/routes/sharing.ts). */
const freshMs = 60_000;
/** Characters of keys and JSON: a few times as many bytes of memory. */
const maximumSize = 16_000_000;
const maximumEntrySize = 500_000;
/** What an entry takes beside them, so that many small ones are bounded, too. */
const entryOverhead = 500;

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Keeps what was read for as long as it is fresh, in bounded memory, until a tag is purged. */
export function createSharedReads({
  clock = performance,
}: { clock?: { now: () => number } } = {}): SharedReads {
  const kept = new LRUCache<string, Entry>({
    ttl: freshMs,
    perf: clock,
    ttlResolution: 0,
    maxSize: maximumSize,
    maxEntrySize: maximumEntrySize,
    sizeCalculation: ({ value }, key) =>
      (JSON.stringify(value) ?? "").length + key.length + entryOverhead,
  });
  const flights = new Map<string, Flight>();

  async function fly<T>({ key, tags, read }: Read<T>): Promise<T> {
    const result = read().then(freeze);
    const flight: Flight = { result, tags };
    flights.set(key, flight);
    try {
      const value = await result;
      // Read before a purge, it may predate the change: fine for those waiting, not for later
      // renders.
      if (flights.get(key) === flight) kept.set(key, { value, tags });
      return value;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  return {
    async get<T>(wanted: Read<T>): Promise<T> {
      const entry = kept.get(wanted.key);
      if (entry) return entry.value as T;
      const flight = flights.get(wanted.key);
      return flight ? (flight.result as Promise<T>) : fly(wanted);
    },
    purge(tags) {
      const purged = new Set(tags);
      const isAffected = (entry: { tags: readonly string[] }) =>
        entry.tags.some((tag) => purged.has(tag));
      for (const [key, flight] of flights) if (isAffected(flight)) flights.delete(key);
      for (const [key, entry] of kept.entries()) if (isAffected(entry)) kept.delete(key);
    },
  };
}
