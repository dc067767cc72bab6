/** In seconds. */
export type Lifetimes = { fresh: number; whileRevalidate: number; onError: number };

/**
 * `fresh`: sent as it is. `stale`: sent while a new one is fetched. `on-error`: sent only if none
 * can be fetched.
 */
export type Freshness = "fresh" | "stale" | "on-error" | "dead";

const member = /^([a-z*][a-z0-9_.*-]*)(?:=(\d{1,10}))?$/;

/**
 * How long the front door may cache a response, by its `CDN-Cache-Control` (RFC 9213; the stale
 * extensions are RFC 5861's); null for not at all. Malformed values are ignored, as RFC 9213 §2.1
 * requires, and a response without this header is never cached.
 */
export function resolveLifetimes(header: string | undefined): Lifetimes | null {
  const directives = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [, name, value] = member.exec(part.trim()) ?? [];
    if (!name) return null;
    directives.set(name, value === undefined ? 0 : Number(value));
  }
  if (["no-store", "no-cache", "private"].some((name) => directives.has(name))) return null;
  const fresh = directives.get("s-maxage") ?? directives.get("max-age") ?? 0;
  if (fresh <= 0) return null;
  const mayBeStale = !directives.has("must-revalidate");
  const staleFor = (name: string) => (mayBeStale ? (directives.get(name) ?? 0) : 0);
  return {
    fresh,
    whileRevalidate: staleFor("stale-while-revalidate"),
    onError: staleFor("stale-if-error"),
  };
}

export function resolveFreshness(
  { fresh, whileRevalidate, onError }: Lifetimes,
  ageSeconds: number,
): Freshness {
  if (ageSeconds < fresh) return "fresh";
  if (ageSeconds < fresh + whileRevalidate) return "stale";
  return ageSeconds < fresh + onError ? "on-error" : "dead";
}
