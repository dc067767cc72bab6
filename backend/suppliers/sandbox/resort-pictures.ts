import type { City } from "@/backend/reference-data/place";
import { listPools } from "./hotels/hotel-pictures";
import { countPictures, toPicture, type PlaceLook } from "./pictures";
import { toRegionalLook } from "./place-look";

/** Resorts with a landscape of their own; elsewhere they are houses of the place. */
const ownPictures: Partial<Record<PlaceLook, readonly string[]>> = {
  coast: ["beach-1", "beach-3", "harbour-1"],
  island: ["beach-1", "beach-2", "beach-3"],
  tropics: ["jungle-1", "jungle-2"],
  mountains: ["mountains-1", "mountains-2", "mountains-3"],
  nordic: ["harbour-2", "mountains-3"],
  desert: ["desert-1", "desert-2"],
  country: ["countryside-1", "countryside-2"],
};

type Entry = readonly [key: string, picture: string];

/** Under keys that are the same in each region: how many there are decides what is drawn next. */
const listOf = (kind: PlaceLook, city: City): Entry[] => [
  ...[
    ...(ownPictures[kind] ?? []).map((name) => `/assets/inventory/resorts/${name}-960.webp`),
    ...listPools(kind),
  ].map((picture): Entry => [picture, picture]),
  ...Array.from({ length: countPictures("facades", kind) }, (_, number): Entry => [
    `${kind} ${number}`,
    toPicture("facades", toRegionalLook(kind, city), number),
  ]),
];

/** All that resorts of such kinds of place can show in a city's region; some of it twice. */
export const listResortPictures = (kinds: readonly PlaceLook[], city: City): string[] => [
  ...new Map(kinds.flatMap((kind) => listOf(kind, city))).values(),
];
