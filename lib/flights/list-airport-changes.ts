import { distanceKm } from "@/lib/api/contract/distance-km";
import type { FlightAirport, Itinerary } from "@/lib/api/contract/flights";

/** Up to here two airports are those of one city; between others the trip was requested. */
const sameCityKm = 200;

/**
 * What of a leg isn't where the one ahead of it lets expect it, each null where it is: another
 * airport than where one landed (`from`), another than the trip began at (`home`).
 */
export type AirportChange = { from: FlightAirport | null; home: FlightAirport | null };

const isOther = (a: FlightAirport, b: FlightAirport): boolean =>
  a.iata !== b.iata && distanceKm(a, b) <= sameCityKm;

/** Whether it comes back between the same two cities, whichever their airports are. */
export function isRoundTrip({ legs }: Pick<Itinerary, "legs">): boolean {
  const [out, back] = legs.map(({ segments }) => [segments[0]?.from, segments.at(-1)?.to]);
  const isNear = (a: FlightAirport | undefined, b: FlightAirport | undefined) =>
    a !== undefined && b !== undefined && distanceKm(a, b) <= sameCityKm;
  return legs.length === 2 && isNear(out?.[1], back?.[0]) && isNear(out?.[0], back?.[1]);
}

/** By leg: where the airports of a city change between legs, and at the end of the trip. */
export function listAirportChanges({ legs }: Pick<Itinerary, "legs">): AirportChange[] {
  const start = legs[0]?.segments[0]?.from;
  return legs.map(({ segments }, index) => {
    const landed = legs[index - 1]?.segments.at(-1)?.to;
    const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
    const isLast = index > 0 && index === legs.length - 1;
    return {
      from: landed && from && isOther(landed, from) ? from : null,
      home: isLast && start && to && isOther(start, to) ? to : null,
    };
  });
}
