import type { Itinerary } from "@/lib/api/contract/flights";
import { momentDay } from "@/lib/dates/moment-day";
import type { FlightTrip } from "./flight-trips";
import type { FlightQueryLeg } from "./flight-query";
import type { FlightItem } from "@/lib/api/contract/flight-items";

/** The legs of a search that finds an itinerary again, from airport to airport. */
export const toQueryLegs = ({ legs }: Pick<Itinerary, "legs">) =>
  legs.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (!first || !last) return [];
    const toPlace = ({ iata, city }: typeof first.from) => ({
      id: `airport-${iata}`,
      name: `${city} (${iata})`,
    });
    return [{ from: toPlace(first.from), to: toPlace(last.to), date: momentDay(first.departs) }];
  });

/** A return is flown back between the same two places. */
export function toTrip(legs: readonly Pick<FlightQueryLeg, "from" | "to">[]): FlightTrip {
  const [out, back] = legs;
  const isReturn =
    legs.length === 2 && back?.from.id === out?.to.id && back?.to.id === out?.from.id;
  if (isReturn) return "return";
  return legs.length > 1 ? "multi" : "oneWay";
}

/** The search that finds a booked itinerary again, on its days for its party. */
export function toItemQuery({ itinerary, fare, adults, ages }: FlightItem) {
  const legs = toQueryLegs(itinerary);
  return { trip: toTrip(legs), legs, adults, ages, cabin: fare.cabin };
}
