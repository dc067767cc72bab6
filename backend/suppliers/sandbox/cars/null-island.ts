import { toMagicWords } from "../null-island";
import { hashText } from "../seeded-random";
import { carGroups, groupCodes } from "./car-groups";
import type { FleetCar } from "./depot-site";
import { rentalCompanies } from "./rental-companies";

/** What a car of Null Island does that others don't (docs/sandbox.md). */
export const carWords = toMagicWords("last-car", "pay-at-desk", "part-payment");
export type CarWord = (typeof carWords)[number];

/** Cars a day, of each word but one. */
const allotment = 12;

const payments = { "pay-at-desk": "atDesk", "part-payment": "part" } as const;

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
