import { LRUCache } from "lru-cache";

const longestHost = 253;

/**
 * The name alone, as `resolveTenant` has it: lower case, without port, trailing dot and leading
 * `www.`.
 */
export function toHostName(header: string): string {
  const lower = header.toLowerCase();
  const port = lower.indexOf(":");
  const host = port === -1 ? lower : lower.slice(0, port);
  return (host.endsWith(".") ? host.slice(0, -1) : host).replace(/^www\./, "");
}

/**
 * Which agency answers at which host, as Next's answers have told: so that no log and no figure
 * repeats a name that a stranger invented. Bounded: with more hosts than that the ones not asked
 * for longest are learnt again.
 */
export function createKnownAgencies({ max = 20_000 } = {}) {
  const known = new LRUCache<string, string>({ max });
  return {
    /** The subdomain of the agency, null where none is known at that host. */
    find: (host: string): string | null => known.get(host) ?? null,
    learn(host: string, subdomain: string): void {
      if (host.length <= longestHost && known.get(host) !== subdomain) known.set(host, subdomain);
    },
  };
}
export type KnownAgencies = ReturnType<typeof createKnownAgencies>;
