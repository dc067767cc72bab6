import { distance } from "fastest-levenshtein";
import { compareTexts } from "../reference-data/compare-texts";
import { toSpellings } from "../reference-data/fold-text";
import { lowerBound } from "../reference-data/lower-bound";
import type { Airport, Area, City, Landmark } from "../reference-data/place";

export type IndexedPlace =
  | { type: "city"; city: City }
  | { type: "airport"; airport: Airport }
  | { type: "area"; area: Area }
  | { type: "landmark"; landmark: Landmark };
export type PlaceType = IndexedPlace["type"];
/**
 * A place and its searchable names, the `others` those of other languages and keywords, which are
 * less often meant; `weight` is roughly how many people would mean it.
 */
export type IndexEntry = {
  place: IndexedPlace;
  names: readonly string[];
  others: readonly string[];
  weight: number;
};

/** `isOther` if only one of its other names was found. */
export type PlaceHit = { place: IndexedPlace; score: number; isOther: boolean };
type Found = { bonus: number; isOther: boolean };

/** An exact name outweighs a hundred times as many people, the first word five times as many. */
const exactBonus = 2;
const startBonus = 0.7;
const otherMalus = -0.5;
/** Each wrong letter. */
const mistakeMalus = -1.5;

/**
 * Every beginning of a word in a name, to the name's end, sorted; what belongs to each lies at the
 * same index of another list: objects would take twice the memory.
 */
type Keys = { texts: readonly string[]; entries: Uint32Array; flags: Uint8Array };
/** The key is a whole name; it is one of the `others`. */
const [isWhole, isOfOthers] = [1, 2];

function toKeys(entries: readonly IndexEntry[]): Keys {
  const found: { text: string; entry: number; flag: number }[] = [];
  entries.forEach(({ names, others }, entry) => {
    const own = new Set(names.flatMap(toSpellings));
    const all = new Set([...own, ...others.flatMap(toSpellings)]);
    all.delete("");
    for (const name of all) {
      const other = own.has(name) ? 0 : isOfOthers;
      for (let start = 0; start !== -1;) {
        found.push({ text: name.slice(start), entry, flag: other | (start === 0 ? isWhole : 0) });
        const space = name.indexOf(" ", start);
        start = space === -1 ? -1 : space + 1;
      }
    }
  });
  found.sort((a, b) => compareTexts(a.text, b.text));
  return {
    texts: found.map(({ text }) => text),
    entries: Uint32Array.from(found, ({ entry }) => entry),
    flags: Uint8Array.from(found, ({ flag }) => flag),
  };
}

/** A bit for each letter that a text has, many letters sharing one. */
const toLetters = (text: string): number => {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
};

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many letters of a text may be wrong, missing or too many. */
const toTolerance = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The text with two neighbouring letters swapped, at each place in turn. */
const listSwapped = (text: string): string[] =>
  Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  );

/** Whole names by their length, each with the letters that it has. */
function groupByLength({ texts, flags }: Keys) {
  const groups = new Map<number, { index: number; letters: number }[]>();
  texts.forEach((text, index) => {
    if (!((flags[index] ?? 0) & isWhole)) return;
    const group = groups.get(text.length) ?? [];
    groups.set(text.length, group);
    group.push({ index, letters: toLetters(text) });
  });
  return groups;
}

/**
 * Finds places by the beginning of any word of any of their names, ignoring diacritics and case.
 * Sorted keys and a binary search: a query's cost depends only on its results.
 */
export function createPlaceIndex(entries: readonly IndexEntry[]) {
  const keys = toKeys(entries);
  const { texts } = keys;
  const logWeights = entries.map(({ weight }) => Math.log10(weight));
  const wholes = groupByLength(keys);

  function createCollector() {
    const best = new Map<number, Found>();
    return {
      add(index: number, toBonus: (flags: number) => number) {
        const entry = keys.entries[index] ?? 0;
        const flags = keys.flags[index] ?? 0;
        const bonus = toBonus(flags);
        if (bonus >= (best.get(entry)?.bonus ?? -Infinity))
          best.set(entry, { bonus, isOther: (flags & isOfOthers) !== 0 });
      },
      toHits(): PlaceHit[] {
        const hits: PlaceHit[] = [];
        for (const [entry, { bonus, isOther }] of best) {
          const place = entries[entry]?.place;
          if (place) hits.push({ place, score: bonus + (logWeights[entry] ?? 0), isOther });
        }
        return hits;
      },
    };
  }
  return {
    /** In no order. @param folded `foldText`'s output; an empty one finds nothing */
    find(folded: string): PlaceHit[] {
      if (!folded) return [];
      const collector = createCollector();
      const isBefore = (index: number) => (texts[index] ?? "") < folded;
      for (let index = lowerBound(texts.length, isBefore); index < texts.length; index++) {
        const text = texts[index] ?? "";
        if (!text.startsWith(folded)) break;
        collector.add(
          index,
          (flags) =>
            (flags & isWhole ? startBonus + (text === folded ? exactBonus : 0) : 0) +
            (flags & isOfOthers ? otherMalus : 0),
        );
      }
      return collector.toHits();
    },
    /**
     * Places with a name that the text misspells: one letter from four letters on, two from eight,
     * or two neighbours swapped. Each mistake outweighs thirty times as many people. In no order.
     */
    findMisspelt(folded: string): PlaceHit[] {
      const tolerance = toTolerance(folded);
      const collector = createCollector();
      const swapped = new Set(listSwapped(folded));
      const own = toLetters(folded);
      for (let extra = -tolerance; tolerance > 0 && extra <= tolerance; extra++)
        wholes.get(folded.length + extra)?.forEach(({ index, letters }) => {
          // Each mistake adds a letter and takes one away at most.
          if (countBits(own ^ letters) > 2 * tolerance) return;
          const text = texts[index] ?? "";
          const mistakes = swapped.has(text) ? 1 : distance(text, folded);
          if (mistakes <= tolerance) collector.add(index, () => mistakes * mistakeMalus);
        });
      return collector.toHits();
    },
  };
}
