import type { HotelFilters, HotelOffer } from "@/lib/api/contract/hotels";
import { toRefundPeriods } from "@/lib/prices/refund-periods";
import { toQueryValues, type Query } from "@/lib/query-values";

/** What the rates of a hotel can be narrowed down to; each is a parameter of its page. */
export const rateTraits = ["breakfast", "freeCancellation", "payAtProperty"] as const;
export type RateTrait = (typeof rateTraits)[number];

/** Which of them a rate has. Every other board than the room alone holds breakfast. */
export function listRateTraits(
  { board, payment, cancellation }: Pick<HotelOffer, "board" | "payment" | "cancellation">,
  now: Date,
): RateTrait[] {
  const has: Record<RateTrait, boolean> = {
    breakfast: board !== "room_only",
    freeCancellation: toRefundPeriods(cancellation, now)[0]?.refundPercentage === 100,
    payAtProperty: payment === "atProperty",
  };
  return rateTraits.filter((trait) => has[trait]);
}

/** The value a parameter has when it is set, as those of a search's filters have. */
export const traitValue = "true";

export function readRateTraits(query: Query): RateTrait[] {
  const values = toQueryValues(query);
  return rateTraits.filter((trait) => values(trait).includes(traitValue));
}

/** Those that every rate has that a search with these filters finds. */
export const toRateTraits = ({
  freeCancellation,
  payAtProperty,
  boards = [],
}: Pick<HotelFilters, "freeCancellation" | "payAtProperty" | "boards">): RateTrait[] => {
  const has: Record<RateTrait, boolean> = {
    breakfast: boards.length > 0 && !boards.includes("room_only"),
    freeCancellation: freeCancellation ?? false,
    payAtProperty: payAtProperty ?? false,
  };
  return rateTraits.filter((trait) => has[trait]);
};

export const toRateTraitsQuery = (traits: readonly RateTrait[]) =>
  Object.fromEntries(traits.map((trait) => [trait, traitValue]));
