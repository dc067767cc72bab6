import { flightLimits } from "@/lib/api/contract/flight-terms";
import type { FlightParty, SearchedLeg } from "@/lib/api/contract/flights";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { refuseInput } from "../errors/refuse-input";
import { listAirports } from "../reference-data/airports";
import { listCities } from "../reference-data/cities";
import { toPassengers } from "@/lib/api/contract/to-passengers";

let zones: ReadonlyMap<string, string> | undefined;

/** The zone of a place's id; the last one on Earth where no map knows the place. */
function toZoneOf(place: string): string {
  zones ??= new Map([
    ...listAirports().map(({ iata, timeZone }) => [`airport-${iata}`, timeZone] as const),
    ...listCities().map(({ id, timeZone }) => [`city-${id}`, timeZone] as const),
  ]);
  return zones.get(place) ?? lastTimeZone;
}

/** Dates that a flight from a place can be searched for, by the calendar there. */
export function toSoldDates(from: string, now: Date): { first: string; last: string } {
  const first = toLocalDate(now, toZoneOf(from));
  // A caller's today may be tomorrow at the place.
  return { first, last: addDays(first, flightLimits.days + 1) };
}

/**
 * @param prefix what the fields' names begin with, such as `selection.`
 * @throws RouteError 422 naming the field, for more infants than adults or more than nine seats
 */
export function requireParty(party: FlightParty, prefix = ""): void {
  const { seated, counts } = toPassengers(party);
  if (counts.infant > party.adults)
    throw refuseInput(
      `${prefix}ages`,
      "must not name more infants under 2 than there are adults: each sits on an adult's lap",
    );
  if (seated > flightLimits.seated)
    throw refuseInput(
      `${prefix}adults`,
      `must be at most ${flightLimits.seated} passengers with a seat, children included`,
    );
}

/**
 * Dates by the calendar of where each leg departs.
 * @throws RouteError 422 naming the field, for a leg to where it begins, a date that is past or out
 *   of reach, and one before the leg before
 */
export function requireLegs(legs: readonly SearchedLeg[], now: Date): void {
  for (const [index, { from, to, date }] of legs.entries()) {
    const path = `legs.${index}`;
    if (from === to) throw refuseInput(`${path}.to`, "must be another place than where it departs");
    const { first, last } = toSoldDates(from, now);
    if (date < first) throw refuseInput(`${path}.date`, "must not be in the past");
    if (date > last) throw refuseInput(`${path}.date`, `must be within ${flightLimits.days} days`);
    const before = legs[index - 1];
    // Across the date line one may land a day before one has left.
    if (before && date < addDays(before.date, -1))
      throw refuseInput(`${path}.date`, "must not be before the flight before");
  }
}
