import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { Airline, FlightLeg, Itinerary, Segment } from "@/lib/api/contract/flights";
import { toClockDay, toClockMinute, toMomentAt } from "@/lib/dates/zone-clock";
import { hashText } from "../seeded-random";
import type { SandboxAirline } from "./airlines";
import type { AirportSite } from "./airport-sites";
import type { LegOption } from "./find-leg-options";
import { toItineraryId } from "./flight-ids";
import { toFlownCabin } from "./flight-seats";
import type { Departure } from "./timetable";

export const supplierName = "sandbox";

const airports = new WeakMap<AirportSite, Segment["from"]>();
function toAirport(site: AirportSite): Segment["from"] {
  const { iata, name, city, countryCode, latitude, longitude } = site;
  const airport = airports.get(site) ?? { iata, name, city, countryCode, latitude, longitude };
  airports.set(site, airport);
  return airport;
}

const toAirline = ({ code, name }: SandboxAirline): Airline => ({ code, name });

/** Large airports have several terminals, each airline its own. */
function toTerminal(site: AirportSite, airline: SandboxAirline): string | null {
  if (!site.isLarge) return null;
  const terminals = site.isHub ? 4 : 2;
  return String(1 + (hashText(`terminal|${site.iata}|${airline.code}`) % terminals));
}

function toSegment({ flight, departs, arrives }: Departure): Segment {
  const { from, to, airline, operatedBy, aircraft } = flight;
  const flown = operatedBy ?? airline;
  return {
    number: flight.number,
    airline: toAirline(airline),
    operatedBy: operatedBy && toAirline(operatedBy),
    aircraft: { code: aircraft.code, name: aircraft.name },
    from: toAirport(from),
    to: toAirport(to),
    fromTerminal: toTerminal(from, flown),
    toTerminal: toTerminal(to, flown),
    departs: toMomentAt(departs, from.zone),
    arrives: toMomentAt(arrives, to.zone),
    minutes: flight.minutes,
  };
}

const dayMinutes = 1_440;
const nightEnds = 300;

/** Whether a wait lasts from midnight to five by the local clock. */
function isOvernight(from: number, until: number, zone: string): boolean {
  const midnight = Math.ceil(toClockMinute(from, zone) / dayMinutes) * dayMinutes;
  return toClockMinute(until, zone) >= midnight + nightEnds;
}

export function toFlightLeg({ departures, minutes }: LegOption): FlightLeg {
  const [first, last] = [departures[0], departures.at(-1)];
  if (!first || !last) throw new Error("a leg has a flight");
  return {
    segments: departures.map(toSegment),
    minutes,
    daysLater: toClockDay(last.arrives, last.flight.to.zone) - first.day,
    connections: departures.slice(1).flatMap((departing, number) => {
      const arriving = departures[number];
      if (!arriving) return [];
      const { to } = arriving.flight;
      const { from } = departing.flight;
      return {
        airport: toAirport(to),
        otherAirport: from === to ? null : toAirport(from),
        minutes: departing.departs - arriving.arrives,
        isOvernight: isOvernight(arriving.arrives, departing.departs, to.zone),
      };
    }),
  };
}

/** Of a seat in economy: others take more of the aircraft. */
const co2Factor: Record<Cabin, number> = {
  economy: 1,
  premiumEconomy: 1.5,
  business: 2.6,
  first: 4,
};
/** km that are flown besides the great circle. */
const detourKm = 95;

const toCo2 = (departure: Departure, cabin: Cabin): number =>
  (departure.flight.km + detourKm) *
  departure.flight.aircraft.co2 *
  co2Factor[toFlownCabin(departure, cabin)];

/** Itineraries as everybody sees them; legs are shared by those that have the same. */
export function createItineraries(cabin: Cabin) {
  const legs = new Map<readonly Departure[], { leg: FlightLeg; co2: number }>();
  const legOf = (option: LegOption) => {
    const known = legs.get(option.departures) ?? {
      leg: toFlightLeg(option),
      co2: option.departures.reduce((sum, departure) => sum + toCo2(departure, cabin), 0),
    };
    legs.set(option.departures, known);
    return known;
  };
  return (trip: readonly LegOption[]): Itinerary => {
    const parts = trip.map(legOf);
    return {
      id: toItineraryId(trip),
      supplier: supplierName,
      legs: parts.map(({ leg }) => leg),
      co2: Math.round(parts.reduce((sum, part) => sum + part.co2, 0)),
    };
  };
}
