/**
 * Everything a shared response may depend on. Empty if the visitor chose nothing or the route
 * doesn't depend on it. The request to Next is built from these parts alone, so two visitors with
 * the same key would have got the same response.
 */
export type CacheKey = {
  /** Normalised like `resolveTenant` does. */
  host: string;
  path: string;
  /**
   * Only parameters the route allows, sorted and encoded uniformly; with its question mark, or
   * empty.
   */
  search: string;
  /** The stored language, if the path names none. */
  locale: string;
  /**
   * Value of the currency cookie: `EUR`, or `EUR.DE` if the route depends on the residence and
   * nothing else tells it.
   */
  currency: string;
  residence: string;
  /** The visitor's country (ISO 3166-1) from the deployment's geo header. */
  country: string;
  /** Values of the headers that the client router's responses vary on; null for a document. */
  rsc: RscVariant | null;
};

export const rscHeaders = [
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
export type RscVariant = Readonly<Record<(typeof rscHeaders)[number], string>>;

/** One string per key and one key per string: no part can contain a line break. */
export function toKeyId({
  host,
  path,
  search,
  locale,
  currency,
  residence,
  country,
  rsc,
}: CacheKey): string {
  const document = `${host}\n${path}\n${search}\n${locale}\n${currency}\n${residence}\n${country}`;
  return rsc ? `${document}\n${rscHeaders.map((name) => rsc[name]).join("\n")}` : document;
}
