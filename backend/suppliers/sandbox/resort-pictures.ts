import { listPools } from "./hotels/hotel-pictures";
import { countPictures, toPicture, type PlaceLook } from "./pictures";

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

const listOf = (look: PlaceLook): string[] => [
  ...(ownPictures[look] ?? []).map((name) => `/assets/inventory/resorts/${name}-960.webp`),
  ...listPools(look),
  ...Array.from({ length: countPictures("facades", look) }, (_, number) =>
    toPicture("facades", look, number),
  ),
];

/** All that resorts of such places can show, each once. */
export const listResortPictures = (looks: readonly PlaceLook[]): string[] => [
  ...new Set(looks.flatMap(listOf)),
];
