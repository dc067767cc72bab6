import { ridePlaces } from "@/lib/api/contract/ride-terms";
import type { Launch } from "@/lib/api/contract/rides";
import type { SupplierLaunch } from "../../../ports/ride-supplier";
import { requestWords, toMagicWords } from "../null-island";
import type { Unit } from "../stock";

export const rideWords = toMagicWords("last-basket", ...requestWords);
export type RideWord = (typeof rideWords)[number];

/** A ride as it is flown every day; `dollars`: of each of its people, or of a private basket. */
export type Balloon = {
  ride: Launch["ride"];
  timeZone: string;
  launches: readonly string[];
  baskets: number;
  dollars: number;
  word: RideWord | null;
} & Pick<SupplierLaunch, "holdsAt" | "answerWithinHours">;
type Own = Pick<Launch["ride"], "name" | "kind"> & Omit<Balloon, "ride" | "timeZone" | "word">;
const onRequest = { holdsAt: "order", answerWithinHours: 6 } as const;

const real: Record<string, Own> = {
  sunrise: {
    ...{ name: "Sunrise with others", kind: "shared", launches: ["05:40", "07:10"] },
    ...{ baskets: 4, dollars: 190, holdsAt: "quote" },
  },
  private: {
    ...{ name: "A balloon of your own", kind: "private", launches: ["06:00"] },
    ...{ baskets: 2, dollars: 1_150, ...onRequest },
  },
};
const toMagic = (word: RideWord): [RideWord, Own] => [
  word,
  {
    ...{ name: `Null Island ${word.replaceAll("-", " ")}`, kind: "shared", launches: ["06:00"] },
    ...{ baskets: word === "last-basket" ? 1 : 40, dollars: 150 },
    ...(requestWords.some((one) => one === word) ? onRequest : { holdsAt: "order" }),
  },
];

const all: readonly Balloon[] = ridePlaces.flatMap(({ timeZone, ...place }) =>
  (place.id === "null-island" ? rideWords.map(toMagic) : Object.entries(real)).map(
    ([key, { name, kind, ...own }]) => ({
      ride: {
        ...{ id: `sandbox-b-${place.id}-${key}`, name, kind, minutes: 60, place },
        picture: "/assets/inventory/activities/day-trip-1",
      },
      ...{ timeZone, ...own },
      word: rideWords.find((word) => word === key) ?? null,
    }),
  ),
);

export const listBalloons = (place: string) => all.filter(({ ride }) => ride.place.id === place);
export const findBalloon = (rideId: string) => all.find(({ ride }) => ride.id === rideId) ?? null;

export const toOfferId = (rideId: string, launch: string) => `${rideId}.${launch.replace(":", "")}`;
/** Null unless it is written as `toOfferId` writes it. */
export function parseOfferId(offerId: string): { balloon: Balloon; launch: string } | null {
  const balloon = findBalloon(offerId.split(".")[0] ?? "");
  const launch = balloon?.launches.find((one) => toOfferId(balloon.ride.id, one) === offerId);
  return balloon && launch !== undefined ? { balloon, launch } : null;
}

/** Baskets of a launch that a row of the stock counts; 0 where it isn't one of rides. */
export const toRideAllotment = ({ resource }: Unit): number => findBalloon(resource)?.baskets ?? 0;
