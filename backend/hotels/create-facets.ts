import {
  boardBases,
  hotelAmenities,
  type BoardBasis,
  type HotelAmenity,
} from "@/lib/api/contract/hotel-terms";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { compareTexts } from "../reference-data/compare-texts";
import type { Landmark } from "../reference-data/place";
import { toPlaceName } from "../reference-data/to-place-name";

/** Guest scores that a list is narrowed down by: at least so much. */
const scoreSteps = [9, 8, 7, 6] as const;
const starSteps = [5, 4, 3, 2, 1, 0] as const;

/** The quarters with the most hotels are listed. */
const maximumQuarters = 8;

const bits = (mask: number, count: (bit: number) => void) => {
  for (let rest = mask, bit = 0; rest !== 0; rest >>>= 1, bit++) if (rest & 1) count(bit);
};

/**
 * What the filters would leave, counted in plain numbers: ten thousand hotels are counted on every
 * search.
 */
export function createFacets(chosenQuarters: readonly Landmark[] = []) {
  const classes = new Int32Array(starSteps.length);
  const scores = new Int32Array(scoreSteps.length);
  const boards = new Int32Array(boardBases.length);
  const amenities = new Int32Array(hotelAmenities.length);
  const known = { classes: 0, boards: 0, amenities: 0 };
  const counts = { freeCancellation: 0, payAtProperty: 0 };
  // Those that are chosen stay there without a hotel, and are listed with few.
  const quarters = new Map(chosenQuarters.map((one) => [one, { hotels: 0, count: 0 }]));
  let [farthest, minimum, maximum] = [0, Infinity, -Infinity];
  return {
    /** What there is before any filter, so that a choice stays there with a count of 0. */
    know(hotelClass: number, boardMask: number, amenityMask: number) {
      known.classes |= 1 << hotelClass;
      known.boards |= boardMask;
      known.amenities |= amenityMask;
    },
    knowQuarter(quarter: Landmark) {
      const known = quarters.get(quarter) ?? { hotels: 0, count: 0 };
      known.hotels += 1;
      quarters.set(quarter, known);
    },
    countQuarter(quarter: Landmark) {
      const known = quarters.get(quarter);
      if (known) known.count += 1;
    },
    countClass: (hotelClass: number) => (classes[hotelClass] = (classes[hotelClass] ?? 0) + 1),
    countScore(score: number) {
      for (const [index, step] of scoreSteps.entries())
        if (score >= step) scores[index] = (scores[index] ?? 0) + 1;
    },
    countDistance: (distance: number) => (farthest = Math.max(farthest, distance)),
    countBoards: (mask: number) => bits(mask, (bit) => (boards[bit] = (boards[bit] ?? 0) + 1)),
    countAmenities: (mask: number) =>
      bits(mask, (bit) => (amenities[bit] = (amenities[bit] ?? 0) + 1)),
    countFreeCancellation: () => (counts.freeCancellation += 1),
    countPayAtProperty: () => (counts.payAtProperty += 1),
    countPrice(total: number) {
      minimum = Math.min(minimum, total);
      maximum = Math.max(maximum, total);
    },
    /** `currency`: what is charged, for who may see prices. */
    toAnswer({ currency, language }: { currency: string | null; language: LanguageCode }) {
      const list = <T>(values: readonly T[], counted: Int32Array, mask: number) =>
        values.flatMap((value, index) =>
          mask & (1 << index) ? { value, count: counted[index] ?? 0 } : [],
        );
      return {
        classes: starSteps.flatMap((value) =>
          known.classes & (1 << value) ? { value, count: classes[value] ?? 0 } : [],
        ),
        scores: scoreSteps.map((value, index) => ({ value, count: scores[index] ?? 0 })),
        boards: list<BoardBasis>(boardBases, boards, known.boards),
        amenities: list<HotelAmenity>(hotelAmenities, amenities, known.amenities),
        quarters: [...quarters]
          .toSorted(([a, inA], [b, inB]) => inB.hotels - inA.hotels || compareTexts(a.id, b.id))
          .filter(([one], index) => index < maximumQuarters || chosenQuarters.includes(one))
          .map(([quarter, { count }]) => ({
            value: quarter.id,
            name: toPlaceName(quarter, language),
            count,
          })),
        ...counts,
        ...(currency && minimum <= maximum
          ? {
              price: {
                minimum: { amount: minimum, currency },
                maximum: { amount: maximum, currency },
              },
            }
          : {}),
        farthest,
      };
    },
  };
}
export type Facets = ReturnType<typeof createFacets>;
