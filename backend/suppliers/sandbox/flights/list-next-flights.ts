import type { FlightLeg } from "@/lib/api/contract/flights";
import { toClockDay } from "@/lib/dates/zone-clock";
import { isLowCost } from "./airlines";
import { createLegFinder, type LegOption } from "./find-leg-options";
import { countLeftOf, type SeatsLeft } from "./flight-stock";
import { createTimetable } from "./timetable";
import { toFlightLeg } from "./to-itinerary";

const mostShown = 3;

type NextFlights = { leg: number; airport: string; isProtected: boolean; next: FlightLeg[] };

/**
 * For each connection of a trip the first three ways on, by their arrival, from where it would be
 * missed to where the leg ends: those that depart later than the flight that is missed, are sold on
 * the same ticket and have a seat. Low-cost airlines promise none of them.
 */
export function listNextFlights(
  trip: readonly LegOption[],
  { left }: { left: SeatsLeft },
): NextFlights[] {
  const finder = createLegFinder(createTimetable());
  return trip.flatMap((option, leg) => {
    const end = option.departures.at(-1)?.flight.to;
    return option.departures.slice(1).flatMap((missed) => {
      const { from, airline } = missed.flight;
      if (!end) return [];
      const day = toClockDay(missed.departs, from.zone);
      const next = [day, day + 1, day + 2]
        .flatMap((each) => finder.list({ from: [from], to: [end] }, each))
        .filter(
          ({ group, departures: [first, ...others] }) =>
            group === option.group &&
            first !== undefined &&
            first.departs > missed.departs &&
            countLeftOf([first, ...others], "economy", left) > 0,
        )
        .sort((a, b) => arrivesOf(a) - arrivesOf(b) || a.minutes - b.minutes)
        .slice(0, mostShown);
      return {
        leg,
        airport: from.iata,
        isProtected: !isLowCost(airline),
        next: next.map(toFlightLeg),
      };
    });
  });
}

const arrivesOf = ({ departures }: LegOption): number => departures.at(-1)?.arrives ?? 0;
