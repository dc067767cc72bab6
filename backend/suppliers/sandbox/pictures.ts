import type { SeededRandom } from "./seeded-random";
import counts from "./pictures.json";

export type HotelScene = keyof typeof counts.hotels;
export type ResortScene = keyof typeof counts.resorts;
export type ActivityScene = keyof typeof counts.activities;
export type CarScene = keyof typeof counts.cars;
export type PictureKind = keyof typeof counts;

/** One of the sample pictures of a scene; `number` runs on past their count and starts again. */
export function toPicture(kind: PictureKind, scene: string, number: number): string {
  const count = (counts[kind] as Record<string, number>)[scene] ?? 1;
  return `/assets/inventory/${kind}/${scene}-${(number % count) + 1}-960.webp`;
}

/**
 * Pictures with gabled or wooden houses and snow, which belong on a northern quay and nowhere else.
 */
const northernPictures: Record<string, readonly number[]> = {
  "hotels/harbour": [0, 1, 2, 5],
  "resorts/harbour": [1],
};
const northernLatitude = 50;

function listNumbers(kind: PictureKind, scene: string, latitude: number): number[] {
  const numbers = Array.from(
    { length: (counts[kind] as Record<string, number>)[scene] ?? 1 },
    (_, number) => number,
  );
  const northern = northernPictures[`${kind}/${scene}`];
  return northern
    ? numbers.filter((number) => northern.includes(number) === latitude >= northernLatitude)
    : numbers;
}

type PictureOptions = { length: number; random: SeededRandom; latitude: number };

/**
 * `length` pictures of these scenes, one of each in turn, then the countryside's where they are too
 * few; each is used once before any is used again.
 */
export function listPictures(
  kind: PictureKind,
  scenes: readonly string[],
  { length, random, latitude }: PictureOptions,
): string[] {
  const listScene = (scene: string) =>
    random.shuffle(
      listNumbers(kind, scene, latitude).map((number) => toPicture(kind, scene, number)),
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
