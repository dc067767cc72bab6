import { LRUCache } from "lru-cache";

/** What a result costs besides its key, roughly. */
const overhead = 200;

/**
 * The same function, which computes what it lately has only once: for pure ones whose results
 * aren't mutated.
 * @param toKey a text for everything that the result depends on
 * @param maximumSize characters of all keys together
 */
export function rememberResults<A extends readonly unknown[], T extends NonNullable<unknown>>(
  compute: (...args: A) => T,
  { toKey, maximumSize = 2_000_000 }: { toKey: (...args: A) => string; maximumSize?: number },
): (...args: A) => T {
  const known = new LRUCache<string, T>({
    maxSize: maximumSize,
    sizeCalculation: (_result, key) => key.length + overhead,
  });
  return (...args) => {
    const key = toKey(...args);
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const result = compute(...args);
    known.set(key, result);
    return result;
  };
}
