import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toQueryLegs, toTrip } from "./to-query-legs";

/** The search that finds a booked itinerary again, on its days for its party. */
export function toItemQuery({ itinerary, fare, adults, ages }: FlightItem) {
  const legs = toQueryLegs(itinerary);
  return { trip: toTrip(legs), legs, adults, ages, cabin: fare.cabin };
}
