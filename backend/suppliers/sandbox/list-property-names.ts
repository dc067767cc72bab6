import { foldText } from "@/backend/reference-data/fold-text";
import type { City } from "@/backend/reference-data/place";
import qualifiers from "./data/name-qualifiers.json";
import propertyNames from "./data/property-names.json";
import type { NameStyle } from "./place-profile";
import type { SeededRandom } from "./seeded-random";

/** `length` different names as they could be at a place; none is a brand's. */
export function listPropertyNames(
  style: NameStyle,
  kind: "hotels" | "countryside" | "resorts",
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
 * Names beyond those that are taken: plain ones first, then with a part of the town, the hotel's
 * own or else any, and past several hundred with a number.
 */
export function createNamer(
  style: NameStyle,
  { random, taken }: { random: SeededRandom; taken: Iterable<string> },
): (part: string | null) => string {
  const { nouns, hotels: prefixes } = propertyNames[style];
  const parts = random.shuffle(qualifiers[style]);
  const plain = random.shuffle(
    nouns.flatMap((noun) => prefixes.map((prefix) => `${prefix} ${noun}`)),
  );
  const used = new Set(taken);
  const exhaustedParts = new Set<string | undefined>();
  let next = 0;
  const toName = (part: string | undefined): string | undefined => {
    if (exhaustedParts.has(part)) return undefined;
    for (let tries = 0; tries < plain.length; tries += 1) {
      const first = plain[next % plain.length] ?? "";
      const name = part ? `${first} ${part}` : first;
      next += 1;
      if (!used.has(name)) return name;
    }
    exhaustedParts.add(part);
    return undefined;
  };
  return (part) => {
    const isPlainLeft = next < plain.length;
    const all = [...(isPlainLeft ? [undefined] : []), ...(part ? [part] : []), ...parts];
    const found = all.reduce<string | undefined>((name, each) => name ?? toName(each), undefined);
    const name = found ?? `${plain[0]} ${used.size + 1}`;
    used.add(name);
    return name;
  };
}

const partsOfTowns = new Set(Object.values(qualifiers).flat());

/**
 * What hotels of a town have behind their names, so that no name is found twice around a place: the
 * town's own name, and nothing where no larger one is near.
 */
export function toNameEnding(
  city: City,
  { isTown, larger }: { isTown: boolean; larger: readonly City[] },
): string {
  if (isTown && larger.length === 0) return "";
  const name = toShortName(city);
  // "Hillside" is a part of other towns, too, and two towns may have one name.
  const isAmbiguous =
    partsOfTowns.has(name) ||
    larger.some((other) => foldText(toShortName(other)) === foldText(name));
  return `${isAmbiguous ? "," : ""} ${name}`;
}

/** Without what tells a city from others of its name. */
const toShortName = ({ name }: City): string => name.replace(/ \(.*\)$/, "");
