import type { Sharing } from "./sharing";

/**
 * Parameters that don't change a page: campaign tracking, which its script still reads from the
 * URL, and Next's own marker of a data request.
 */
const ignored =
  /^(?:utm_\w{1,30}|gclid|gbraid|wbraid|dclid|gad_\w{1,20}|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|yclid|mc_[ce]id|_ga|_gl|_rsc|_hs\w{1,10})$/i;

/**
 * The query of a shared page: in a fixed order, without irrelevant parameters.
 * @returns with its question mark, or empty; null if a parameter makes the page private
 */
export function sharedQuery({ query }: Pick<Sharing, "query">, search: string): string | null {
  const relevant = [...new URLSearchParams(search)].filter(([name]) => !ignored.test(name));
  const names = relevant.map(([name]) => name);
  if (
    new Set(names).size !== names.length ||
    relevant.some(([name, value]) => !Object.hasOwn(query, name) || !query[name]?.test(value))
  )
    return null;
  const sorted = new URLSearchParams(relevant.sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted.size > 0 ? `?${sorted}` : "";
}
