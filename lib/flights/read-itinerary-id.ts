import { flightLimits } from "@/lib/api/contract/flight-terms";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import type { FlightQueryLeg } from "./flight-query";

const segmentPattern = /^[A-Z0-9]{3,7}-([A-Z]{3})([A-Z]{3})-(\d{4})(\d\d)(\d\d)$/;

const toPlace = (iata: string) => ({ id: `airport-${iata}`, name: iata });

/**
 * From where to where and when an itinerary leads, by its id alone: to search for the same once its
 * flights aren't there any more. Null if the id names no flights.
 */
export function readItineraryId(id: string): FlightQueryLeg[] | null {
  const [, flown] = /^[\w-]+~([^~]+)$/.exec(id) ?? [];
  const legs = (flown ?? "").split(".").map((leg): FlightQueryLeg | null => {
    const segments = leg.split("_").map((segment) => segmentPattern.exec(segment));
    const [first, last] = [segments[0], segments.at(-1)];
    if (!first || !last || segments.includes(null)) return null;
    const [, from = "", , ...date] = first;
    const day = date.join("-");
    return isCalendarDate(day)
      ? { from: toPlace(from), to: toPlace(last[2] ?? ""), date: day }
      : null;
  });
  const known = legs.filter((leg) => leg !== null);
  return known.length === legs.length && known.length <= flightLimits.legs ? known : null;
}
