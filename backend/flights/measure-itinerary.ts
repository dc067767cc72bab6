import type { Itinerary } from "@/lib/api/contract/flights";

/** What an itinerary is filtered and sorted by. Times in minutes. */
export function measureItinerary({ legs }: Pick<Itinerary, "legs">) {
  const stops = legs.map(({ segments }) => segments.length - 1);
  return {
    /** Of the leg with the most. */
    mostStops: Math.max(...stops),
    stops: stops.reduce((sum, count) => sum + count, 0),
    /** Of the longest leg. */
    longest: Math.max(...legs.map(({ minutes }) => minutes)),
    minutes: legs.reduce((sum, leg) => sum + leg.minutes, 0),
    departs: legs[0]?.segments[0]?.departs.at ?? "",
    airlines: [...new Set(legs.flatMap(({ segments }) => segments.map(({ airline }) => airline)))],
    connections: legs.flatMap(({ connections }) =>
      connections.flatMap(({ airport, otherAirport }) =>
        otherAirport ? [airport, otherAirport] : [airport],
      ),
    ),
  };
}
export type ItineraryMeasures = ReturnType<typeof measureItinerary>;

/** The same of one of its legs alone. */
export const measureLeg = ({ legs }: Pick<Itinerary, "legs">, leg: number): ItineraryMeasures =>
  measureItinerary({ legs: legs.slice(leg, leg + 1) });
