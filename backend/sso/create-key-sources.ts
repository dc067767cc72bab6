import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { LRUCache } from "lru-cache";
import type { GuardedFetch } from "../outbound/create-guarded-fetch";

const tenMinutesMs = 10 * 60_000;

/** The public keys at a URL, ignoring any key in the token itself. */
export type KeySources = { at: (jwksUrl: string) => JWTVerifyGetKey };

/**
 * Keys are cached for ten minutes; an unknown one is fetched at once, so that a provider can rotate
 * its keys any time, but at most every `cooldownMs`: anybody can make up key ids.
 */
export function createKeySources(
  guardedFetch: GuardedFetch,
  { cooldownMs = 10_000 }: { cooldownMs?: number | undefined } = {},
): KeySources {
  const sources = new LRUCache<string, JWTVerifyGetKey>({ max: 500 });
  return {
    at(jwksUrl) {
      const known = sources.get(jwksUrl);
      if (known) return known;
      const source = createRemoteJWKSet(new URL(jwksUrl), {
        timeoutDuration: 3_000,
        cooldownDuration: cooldownMs,
        cacheMaxAge: tenMinutesMs,
        [customFetch]: (url, init) => guardedFetch(url, init),
      });
      sources.set(jwksUrl, source);
      return source;
    },
  };
}
