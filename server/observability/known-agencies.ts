import { LRUCache } from "lru-cache";

const longestHost = 253;

/**
 * Only the name, normalised like `resolveTenant` does: lower case, without port, trailing dot and
 * leading `www.`.
 */
export function toHostName(header: string): string {
  const lower = header.toLowerCase();
  const port = lower.indexOf(":");
  const host = port === -1 ? lower : lower.slice(0, port);
  return (host.endsWith(".") ? host.slice(0, -1) : host).replace(/^www\./, "");
}

/**
 * Which agency is at which host, learnt from Next's responses, so that no log and no metric repeats
 * a name that a stranger made up. Bounded: beyond `max` the least recently used hosts are learnt
 * again.
 */
export function createKnownAgencies({ max = 20_000 } = {}) {
  const known = new LRUCache<string, string>({ max });
  return {
    /** The agency's subdomain, null if none is known at that host. */
    find: (host: string): string | null => known.get(host) ?? null,
    learn(host: string, subdomain: string): void {
      if (host.length <= longestHost && known.get(host) !== subdomain) known.set(host, subdomain);
    },
  };
}
export type KnownAgencies = ReturnType<typeof createKnownAgencies>;
