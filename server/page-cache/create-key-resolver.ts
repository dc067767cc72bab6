import { LRUCache } from "lru-cache";
import { toKeyId, type CacheKey } from "./cache-key";
import { resolveCacheKey, type KeySettings, type RequestHead } from "./resolve-cache-key";

export type ResolvedKey = { key: CacheKey; id: string };

const maxRemembered = 4_000;
const maxHeadLength = 512;

/**
 * A memoised `resolveCacheKey`: the same few heads come thousands of times a second, and this is
 * the slowest part of serving one. A head is everything that `resolveCacheKey` reads; heads with
 * unusual parts, and long ones, are resolved each time.
 */
export function createKeyResolver(
  settings: KeySettings,
): (request: RequestHead) => ResolvedKey | null {
  const known = new LRUCache<string, ResolvedKey>({ max: maxRemembered });
  const { geoCountryHeader, trustProxy } = settings;

  function resolve(request: RequestHead): ResolvedKey | null {
    const key = resolveCacheKey(request, settings);
    return key && { key, id: toKeyId(key) };
  }

  return (request) => {
    const { method, url, headers } = request;
    const isUsual =
      (method === "GET" || method === "HEAD") &&
      headers.rsc === undefined &&
      headers.authorization === undefined;
    if (!isUsual || (trustProxy && headers["x-forwarded-host"] !== undefined))
      return resolve(request);

    const country = geoCountryHeader ? headers[geoCountryHeader]?.toString() : "";
    const head = `${headers.host}\n${url}\n${headers.cookie ?? ""}\n${country ?? ""}`;
    if (head.length > maxHeadLength) return resolve(request);
    const remembered = known.get(head);
    if (remembered) return remembered;
    const resolved = resolve(request);
    if (resolved) known.set(head, resolved);
    return resolved;
  };
}
