/** In seconds. */
export type Lifetimes = { fresh: number; whileRevalidate: number; onError: number };

/**
 * `fresh`: sent as it is. `stale`: sent while a new one is fetched. `on-error`: sent only when none
 * can be had.
 */
export type Freshness = "fresh" | "stale" | "on-error" | "dead";

const member = /^([a-z*][a-z0-9_.*-]*)(?:=(\d{1,10}))?$/;

/**
 * How long the front door may keep an answer, by its `CDN-Cache-Control` (RFC 9213; the stale
 * extensions are RFC 5861's); null for not at all. What doesn't parse counts for nothing, as RFC
 * 9213 §2.1 wants, and an answer without this header is never kept.
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
