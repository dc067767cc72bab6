import type { QueryInput } from "@/lib/query-values";

/**
 * The address of an offer, with or without its path, taken apart: what `idName` names, and the rest
 * of its query.
 */
export function readOfferHref(
  href: string,
  idName: string,
): { id: string; query: URLSearchParams } {
  const query = new URLSearchParams(href.slice(href.indexOf("?") + 1));
  const id = query.get(idName) ?? "";
  for (const name of [idName, "whole"]) query.delete(name);
  return { id, query };
}

/** A text of a kept query, so long as an account keeps it, in any script. */
export const shorten = (text: string): string => text.slice(0, 80);

/** A kept query without the total that was seen. */
export function withoutShown(search: string | null): string | null {
  if (search === null) return null;
  const query = new URLSearchParams(search);
  query.delete("shown");
  return query.toString();
}

/** Those of a kept query's parameters that are known: an account's list may have anything. */
export function pickQuery(search: string | null, names: readonly string[]): QueryInput {
  const written = new URLSearchParams(search ?? "");
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...more] = written.getAll(name);
      return first === undefined ? [] : [[name, more.length > 0 ? [first, ...more] : first]];
    }),
  );
}
