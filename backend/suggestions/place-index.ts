import { compareTexts } from "../reference-data/compare-texts";
import { toSpellings } from "../reference-data/fold-text";
import type { Airport, City } from "../reference-data/place";

export type IndexedPlace = { type: "city"; city: City } | { type: "airport"; airport: Airport };
export type PlaceType = IndexedPlace["type"];
/** A place and its searchable names; `weight` is roughly how many people would mean it. */
export type IndexEntry = { place: IndexedPlace; names: readonly string[]; weight: number };

/**
 * `key` runs from the start of one word of a name to the name's end; `isStart` if that is the first
 * word.
 */
type Key = { key: string; isStart: boolean; entry: number };
export type PlaceHit = { place: IndexedPlace; score: number };

/** An exact name outweighs a hundred times as many people, the first word five times as many. */
const exactBonus = 2;
const startBonus = 0.7;

function toKeys(entries: readonly IndexEntry[]): Key[] {
  const keys: Key[] = [];
  entries.forEach(({ names }, entry) => {
    for (const name of new Set(names.flatMap(toSpellings))) {
      if (!name) continue;
      for (let start = 0; start !== -1;) {
        keys.push({ key: name.slice(start), isStart: start === 0, entry });
        const space = name.indexOf(" ", start);
        start = space === -1 ? -1 : space + 1;
      }
    }
  });
  return keys.sort((a, b) => compareTexts(a.key, b.key));
}

function lowerBound(keys: readonly Key[], prefix: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.key ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds places by the beginning of any word of any of their names, ignoring diacritics and case,
 * likeliest first. Sorted keys and a binary search: a query's cost depends only on its results.
 */
export function createPlaceIndex(entries: readonly IndexEntry[]) {
  const keys = toKeys(entries);
  const logWeights = entries.map(({ weight }) => Math.log10(weight));
  return {
    /** @param folded `foldText`'s output; an empty one finds nothing */
    find(folded: string): PlaceHit[] {
      if (!folded) return [];
      const bonuses = new Map<number, number>();
      for (let index = lowerBound(keys, folded); index < keys.length; index++) {
        const found = keys[index];
        if (!found?.key.startsWith(folded)) break;
        const bonus =
          (found.isStart ? startBonus : 0) +
          (found.isStart && found.key === folded ? exactBonus : 0);
        if (bonus >= (bonuses.get(found.entry) ?? 0)) bonuses.set(found.entry, bonus);
      }
      const hits: PlaceHit[] = [];
      for (const [entry, bonus] of bonuses) {
        const place = entries[entry]?.place;
        if (place) hits.push({ place, score: bonus + (logWeights[entry] ?? 0) });
      }
      return hits.sort((a, b) => b.score - a.score);
    },
  };
}
