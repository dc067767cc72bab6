import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { foldText } from "@/backend/reference-data/fold-text";
import type { City } from "@/backend/reference-data/place";

/**
 * Where nothing is but a buoy: the place of what does something special when it is queried or
 * booked (docs/sandbox.md).
 */
export const nullIsland: City = {
  id: 0,
  name: "Null Island",
  // Unicode's "unknown region": it has a name in every language.
  countryCode: "ZZ",
  region: "",
  latitude: 0,
  longitude: 0,
  population: 10_000,
  timeZone: "Etc/UTC",
  aliases: [],
  names: {},
  ...{ regionCode: "", isFamous: false },
};

const firstWords = [
  ...(["plain", "price-change", "price-change-at-hold", "sold-out", "sold-out-at-hold"] as const),
  ...(["slow", "timeout-after-booking", "pending", "refused", "malformed"] as const),
] as const;
const laterWords = ["cancel-timeout", "unsure"] as const;
/** The words that every service has. */
export type CommonWord = (typeof firstWords | typeof laterWords)[number];

/** More words of services whose suppliers have to agree first: what becomes of a request. */
export const requestWords = ["accepts-later", "declines-later", "never-answers"] as const;

/** The words of a service: `last` is that of what there is one of, `more` what it has besides. */
export const toMagicWords = <Last extends string, More extends string = never>(
  last: Last,
  ...more: More[]
) => [...firstWords, last, ...laterWords, ...more] as const;

/** Degrees: about 20 km, beyond the hotels' ring. */
const offshore = 0.18;
/** km. A search this near to the island, or to one of its waters, is there. */
const islandKm = 10;

/** Beside the island: words that a search does something special for. */
const waters = {
  slow: { ...nullIsland, id: 1, name: "Null Island Slow", longitude: -offshore },
  malformed: { ...nullIsland, id: 2, name: "Null Island Malformed", longitude: offshore },
} satisfies Record<string, City>;
/** The island and its waters. */
export const islandPlaces: readonly City[] = [nullIsland, ...Object.values(waters)];

export const isNearNullIsland = (point: Point): boolean =>
  islandPlaces.some((city) => distanceKm(point, city) <= islandKm);

/** The word of the water of which something is so; null where none is. */
export const findWater = (isIt: (city: City) => boolean): keyof typeof waters | null =>
  (["slow", "malformed"] as const).find((word) => isIt(waters[word])) ?? null;

/** The word of the water around a point. */
export const toWaterAt = (point: Point) =>
  findWater((city) => distanceKm(point, city) <= islandKm / 2);

/** Letters of its name that a text needs to find the island. */
const fewestLetters = 4;

/** Those whose names, which begin with the island's, begin with a text. */
export function findByName<T extends { name: string }>(text: string, all: readonly T[]): T[] {
  const folded = foldText(text);
  return folded.length < fewestLetters
    ? []
    : all.filter(({ name }) => foldText(name).startsWith(folded));
}
