import type { JsonSchema } from "./create-schemas";

const notes: Record<string, string> = {
  Rates:
    "Price fields: a visitor gets `discountPercentage` alone unless the agency has `allowNonLoginFlow`; travellers and restricted agents also `currency`, `publishedRate`, `totalRate`, `baseRate` and `taxAndFee`; unrestricted travel agents also `wholesaleRate` and `markup`.",
  Price:
    "Price fields: a visitor gets no `price`, `refund` or `total` unless the agency has `allowNonLoginFlow`; travellers and restricted agents get all but `agent`; unrestricted travel agents also `agent` with net price and markup.",
};

const refsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = ""]) => name,
  );

/** Which viewers get which price fields of a response; null if it has no price. */
export function toPriceNote(parts: unknown, components: Record<string, JsonSchema>): string | null {
  const seen = new Set<string>();
  const open = refsIn(parts);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...refsIn(components[name]));
  }
  const found = Object.entries(notes).flatMap(([name, note]) => (seen.has(name) ? [note] : []));
  return found.length > 0 ? found.join(" ") : null;
}
