/**
 * Everything that a shared answer may depend on. Empty where the visitor chose nothing or the route
 * doesn't ask. The question to Next is made of these parts alone, so two visitors with one key
 * would have got the same answer.
 */
export type CacheKey = {
  /** As `resolveTenant` writes it. */
  host: string;
  path: string;
  /**
   * Only names the route allows, sorted and encoded in one way; with its question mark, or empty.
   */
  search: string;
  /** The remembered language, where the path names none. */
  locale: string;
  /**
   * Value of the currency cookie: `EUR`, or `EUR.DE` where the route asks for the residence and
   * nothing else tells it.
   */
  currency: string;
  residence: string;
  /** The visitor's country (ISO 3166-1) by the deployment's own header. */
  country: string;
  /** Values of the headers that the client router's answers vary on; null for a document. */
  rsc: RscVariant | null;
};

export const rscHeaders = [
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
export type RscVariant = Readonly<Record<(typeof rscHeaders)[number], string>>;

/** One string per key and one key per string: none of the parts can hold a line break. */
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
