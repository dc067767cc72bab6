import type { SeededRandom } from "./seeded-random";
import counts from "./pictures.json";

/** What is around the houses of a region alone: no place is of such a scene. */
type RegionalScene = "british" | "latin" | "caribbean" | "pacific" | "australian";
export type HotelScene = Exclude<keyof typeof counts.hotels, RegionalScene>;
export type ActivityScene = keyof typeof counts.activities;
export type CarScene = keyof typeof counts.cars;
/** A kind of place, or of a region, by what its houses look like. */
export type PlaceLook = keyof typeof counts.facades;
export type PictureKind = keyof typeof counts;

export const countPictures = (kind: PictureKind, scene: string): number =>
  (counts[kind] as Record<string, number>)[scene] ?? 1;

/** One of the sample pictures of a scene; `number` runs on past their count and starts again. */
export function toPicture(kind: PictureKind, scene: string, number: number): string {
  return `/assets/inventory/${kind}/${scene}-${(number % countPictures(kind, scene)) + 1}-960.webp`;
}

/** How grand a house looks: the façades of a kind of place go small, middle, grand in turn. */
const toRank = (hotelClass: number): number => (hotelClass <= 3 ? 0 : hotelClass <= 4 ? 1 : 2);

/** A façade of such a place that shows the house's class; `number` starts again after the last. */
export function toFacade(
  look: PlaceLook,
  { hotelClass, number }: { hotelClass: number; number: number },
): string {
  const rank = toRank(hotelClass);
  const ofRank = Math.ceil((countPictures("facades", look) - rank) / 3);
  return toPicture("facades", look, rank + 3 * (number % ofRank));
}

/**
 * Pictures with gabled or wooden houses and snow, which belong on a northern quay and nowhere else.
 */
const northernHarbours: readonly number[] = [0, 1, 2, 5];
/** Degrees. Beyond it a harbour has gabled houses, on this side of it a promenade. */
export const northernLatitude = 50;

function listNumbers(scene: HotelScene, latitude: number): number[] {
  const numbers = Array.from({ length: counts.hotels[scene] }, (_, number) => number);
  return scene === "harbour"
    ? numbers.filter((number) => northernHarbours.includes(number) === latitude >= northernLatitude)
    : numbers;
}

type ViewOptions = { length: number; random: SeededRandom; latitude: number };

/**
 * What `length` houses look out on: pictures of these scenes, one of each in turn, then the
 * countryside's where they are too few; each is used once before any is used again.
 */
export function listViews(
  scenes: readonly HotelScene[],
  { length, random, latitude }: ViewOptions,
): string[] {
  const listScene = (scene: HotelScene) =>
    random.shuffle(
      listNumbers(scene, latitude).map((number) => toPicture("hotels", scene, number)),
    );
  const all = scenes.map(listScene);
  const rounds = Math.max(...all.map((list) => list.length));
  // One of each scene per round, so that a short list shows all of them.
  const once = Array.from({ length: rounds }, (_, round) =>
    all.flatMap((list) => list[round] ?? []),
  ).flat();
  const enough =
    once.length < length && !scenes.includes("countryside")
      ? [...once, ...listScene("countryside")]
      : once;
  return Array.from({ length }, (_, index) => enough[index % enough.length] ?? "");
}
