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

/** `length` pictures of these scenes, the first scene's in majority, each used once before any is used again. */
export function listPictures(kind: PictureKind, scenes: readonly string[], { length, random }: { length: number; random: SeededRandom }): string[] {
  const all = scenes.map((scene) =>
    random.shuffle(Array.from({ length: (counts[kind] as Record<string, number>)[scene] ?? 1 }, (_, number) => toPicture(kind, scene, number))),
  );
  const rounds = Math.max(...all.map((list) => list.length));
  // One of each scene per round, so that a short list shows all of them.
  const once = Array.from({ length: rounds }, (_, round) => all.flatMap((list) => list[round] ?? [])).flat();
  return Array.from({ length }, (_, index) => once[index % once.length] ?? "");
}
