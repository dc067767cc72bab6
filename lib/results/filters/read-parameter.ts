import type { QueryValues } from "@/lib/query-values";

/** What `parse` makes of every value of a parameter but the empty ones; null can't be read. */
export function readParameter<V>(
  values: QueryValues,
  name: string,
  parse: (text: string) => V | null,
): { found: V[]; hasProblem: boolean } {
  const texts = values(name)
    .map((text) => text.trim())
    .filter(Boolean);
  const found = texts.map(parse).filter((value) => value !== null);
  return { found, hasProblem: found.length < texts.length };
}
