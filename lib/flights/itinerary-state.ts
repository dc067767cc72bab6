import type { Fare, Itinerary } from "@/lib/api/contract/flights";

export type ItineraryState = "onSale" | "soldOut" | "departed";

/** Whether flights can be bought, and if not, why: departed ones aren't sold. */
export function resolveItineraryState(
  { itinerary, fares }: { itinerary: Itinerary; fares: readonly Fare[] },
  now: Date,
): ItineraryState {
  const departs = itinerary.legs[0]?.segments[0]?.departs.at;
  if (departs && new Date(departs) <= now) return "departed";
  return fares.length > 0 ? "onSale" : "soldOut";
}
