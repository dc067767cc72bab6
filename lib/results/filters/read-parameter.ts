import type { QueryValues } from "@/lib/query-values";

/** Parses every value of a parameter except empty ones; `parse` answers null for malformed ones. */
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
