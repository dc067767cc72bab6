import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { foldText } from "@/backend/reference-data/fold-text";
import type { City } from "@/backend/reference-data/place";
import { hashText } from "../seeded-random";
import { nullIsland } from "../hotels/null-island";
import { carGroups, groupCodes } from "./car-groups";
import type { FleetCar } from "./depot-site";
import { rentalCompanies } from "./rental-companies";

/** What a car of Null Island does that others don't (docs/sandbox.md). */
export const carWords = [
  "plain",
  "price-change",
  "price-change-at-hold",
  "sold-out",
  "sold-out-at-hold",
  "slow",
  "timeout-after-booking",
  "pending",
  "refused",
  "malformed",
  "last-car",
  "cancel-timeout",
  "unsure",
  "pay-at-desk",
  "part-payment",
] as const;
export type CarWord = (typeof carWords)[number];

/** Cars a day, of each word but one. */
const allotment = 12;
/** km. A search this near to the island is for its cars. */
const islandKm = 10;
/** Degrees: about 20 km, beyond the hotels' ring. */
const offshore = 0.18;

const payments = { "pay-at-desk": "atDesk", "part-payment": "part" } as const;

/** Words that a search does something special for, and where it is around. */
export const anchorages = {
  slow: { ...nullIsland, id: 1, name: "Null Island Slow", longitude: -offshore },
  malformed: { ...nullIsland, id: 2, name: "Null Island Malformed", longitude: offshore },
} satisfies Partial<Record<CarWord, City>>;

export function listMagicCars(): FleetCar[] {
  const company = rentalCompanies.meridian;
  return carWords.map((word, number) => {
    const unit = `${company.code}-${word}`;
    const words = word.split("-").join(" ");
    const payment = word in payments ? payments[word as keyof typeof payments] : "now";
    return {
      unit,
      company: {
        ...company,
        payment,
        cancellation: payment === "atDesk" ? "untilPickUp" : "free48",
      },
      group: carGroups[groupCodes[number % groupCodes.length] ?? "compact"],
      allotment: word === "last-car" ? 1 : allotment,
      isSaver: false,
      seed: hashText(`car|null-island|${unit}`),
      name: `Null Island ${words}`,
      word,
    };
  });
}

export const isNearNullIsland = (point: Point): boolean =>
  [nullIsland, ...Object.values(anchorages)].some((city) => distanceKm(point, city) <= islandKm);

/** What is special about a search around a point; null for most. */
export function toCarWordAt(point: Point): CarWord | null {
  const [word] = (Object.keys(anchorages) as (keyof typeof anchorages)[]).filter(
    (each) => distanceKm(point, anchorages[each]) <= islandKm / 2,
  );
  return word ?? null;
}

/** Letters of its name from which on somebody means it. */
const fewestLetters = 4;

/** Null Island and the two waters beside it where a search goes wrong, by how their names begin. */
export function findNullIslandWaters(text: string): City[] {
  const folded = foldText(text);
  if (folded.length < fewestLetters) return [];
  return [nullIsland, ...Object.values(anchorages)].filter(({ name }) =>
    foldText(name).startsWith(folded),
  );
}
