import { isCalendarDate, yearsBetween } from "./calendar-date";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { flightLimits } from "@/lib/api/contract/flight-terms";

type Flown = Pick<FlightItem, "itinerary">;

/** The day of the first departure, by the calendar there: by then everybody is born. */
export const toFirstDay = ({ itinerary }: Flown): string =>
  itinerary.legs[0]?.segments[0]?.departs.local.slice(0, 10) ?? "";

/** The day on which ages count: that of the last leg, by the calendar of where it departs. */
export const toAgeDay = ({ itinerary }: Flown): string =>
  itinerary.legs.at(-1)?.segments[0]?.departs.local.slice(0, 10) ?? "";

/** The day of the last landing: until then documents have to be valid. */
export const toLastDay = ({ itinerary }: Flown): string =>
  itinerary.legs.at(-1)?.segments.at(-1)?.arrives.local.slice(0, 10) ?? "";

/**
 * Whether a passenger born on a date, by the first flight, has the priced age on the day on which
 * ages count. `age`: null of adults.
 */
export function fitsAge(
  born: string,
  { age }: { age: number | null },
  { firstDay, ageDay }: { firstDay: string; ageDay: string },
): boolean {
  if (!isCalendarDate(born) || born > firstDay) return false;
  const years = yearsBetween(born, ageDay);
  const { youngest, oldest } = flightLimits;
  return age === null ? years >= youngest && years <= oldest : years === age;
}
