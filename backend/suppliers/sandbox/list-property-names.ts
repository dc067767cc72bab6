import propertyNames from "./data/property-names.json";
import type { NameStyle } from "./place-profile";
import type { SeededRandom } from "./seeded-random";

/** `length` different names as they could be at a place; none is a brand's. */
export function listPropertyNames(style: NameStyle, kind: "hotels" | "resorts", { length, random }: { length: number; random: SeededRandom }): string[] {
  const { nouns, [kind]: prefixes } = propertyNames[style];
  const shuffled = random.shuffle(nouns);
  const [first = "Hotel", ...others] = prefixes;
  return Array.from({ length }, (_, index) => `${random.pick([first, ...others])} ${shuffled[index % shuffled.length] ?? ""}`.trim());
}
