import qualifiers from "./data/name-qualifiers.json";
import propertyNames from "./data/property-names.json";
import type { NameStyle } from "./place-profile";
import type { SeededRandom } from "./seeded-random";

/** `length` different names as they could be at a place; none is a brand's. */
export function listPropertyNames(
  style: NameStyle,
  kind: "hotels" | "resorts",
  { length, random }: { length: number; random: SeededRandom },
): string[] {
  const { nouns, [kind]: prefixes } = propertyNames[style];
  const shuffled = random.shuffle(nouns);
  const [first = "Hotel", ...others] = prefixes;
  return Array.from({ length }, (_, index) =>
    `${random.pick([first, ...others])} ${shuffled[index % shuffled.length] ?? ""}`.trim(),
  );
}

/**
 * `length` more names of hotels than those that are taken: by part of town once the plain ones are
 * used up, and by number at last.
 */
export function listMorePropertyNames(
  style: NameStyle,
  { length, random, taken }: { length: number; random: SeededRandom; taken: ReadonlySet<string> },
): string[] {
  const { nouns, hotels: prefixes } = propertyNames[style];
  const parts = ["", ...random.shuffle(qualifiers[style])];
  const plain = random.shuffle(
    nouns.flatMap((noun) => prefixes.map((prefix) => `${prefix} ${noun}`)),
  );
  const all = parts
    .flatMap((part) => plain.map((name) => `${name} ${part}`.trim()))
    .filter((name) => !taken.has(name));
  return Array.from({ length }, (_, index) => {
    const round = Math.floor(index / all.length);
    return `${all[index % all.length] ?? ""}${round === 0 ? "" : ` ${round + 1}`}`;
  });
}
