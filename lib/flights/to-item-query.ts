import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightQuery, FlightQueryLeg } from "./read-flight-query";

/** The search that finds a booked itinerary again, on its days for its party. */
export function toItemQuery({
  itinerary,
  fare,
  adults,
  ages,
}: FlightItem): Omit<FlightQuery, "problems"> {
  const legs = itinerary.legs.flatMap(({ segments }): FlightQueryLeg[] => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (!first || !last) return [];
    const toPlace = ({ iata, city }: typeof first.from) => ({
      id: `airport-${iata}`,
      name: `${city} (${iata})`,
    });
    return [
      { from: toPlace(first.from), to: toPlace(last.to), date: first.departs.local.slice(0, 10) },
    ];
  });
  const [out, back] = legs;
  const isReturn =
    legs.length === 2 && back?.from.id === out?.to.id && back?.to.id === out?.from.id;
  const trip = isReturn ? "return" : legs.length > 1 ? "multi" : "oneWay";
  return { trip, legs, adults, ages, cabin: fare.cabin };
}
