import type { Point } from "@/lib/api/contract/point";
import { rentalLimits } from "@/lib/api/contract/car-terms";
import { addDays, daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { hoursBetween, isLocalTime } from "@/lib/dates/local-time";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { isShown, toInstant } from "@/lib/dates/to-instant";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { findCityNear } from "../reference-data/nearby";
import { supplyReachKm } from "../ports/supply-reach";
import type { Stay } from "@/lib/api/contract/hotels";
import { refuseInput } from "../errors/refuse-input";

/** Clients count from the user's today, which may be a day ahead of the place's. */
const maximumDaysAheadThere = maximumDaysAhead + 1;

/** Both ends of a rental, as long as its depots aren't known. */
export const lastTimeZones = { pickUp: lastTimeZone, dropOff: lastTimeZone };

/** The zone of the nearest city, by whose clock a point lives. */
export const toZoneAt = (point: Point): string =>
  findCityNear(point, supplyReachKm)?.timeZone ?? lastTimeZone;

/** The date it is at a point, by its city's clock. */
export const toDateAt = (point: Point, now: Date): string => toLocalDate(now, toZoneAt(point));

/** The last day that can be booked, where it is `today`. */
export const toLastBookable = (today: string): string => addDays(today, maximumDaysAheadThere);

/** @throws RouteError 422 naming the field, for a day that is past at the place or out of reach */
export function requireBookable(
  date: string,
  { path, today }: { path: string; today: string },
): void {
  if (date < today) throw refuseInput(path, "must not be in the past");
  if (date > toLastBookable(today))
    throw refuseInput(path, `must be within ${maximumDaysAhead} days`);
}

/**
 * @throws RouteError 422 naming the field, for a stay that is past, has no night or more than 30
 */
export function requireStay(
  { start, end }: Stay,
  { path, today }: { path: string; today: string },
): { start: string; end: string; nights: number } {
  requireBookable(start, { path: `${path}.start`, today });
  if (end <= start) throw refuseInput(`${path}.end`, "must be after the start");
  const nights = daysBetween(start, end);
  if (nights > maximumNights)
    throw refuseInput(`${path}.end`, `must be at most ${maximumNights} nights after the start`);
  return { start, end, nights };
}

type RentalEnds = { pickUp: string; dropOff: string };

/** A local time as its date and its time of day. */
const splitTime = (local: string) => [local.slice(0, 10), local.slice(11, 16)] as const;

/**
 * Local times, each by the clock of its depot.
 * @throws RouteError 422 naming the field, for times that no clock there shows, are past, under an
 *   hour apart or over 60 days
 */
export function requireRental(
  { pickUp, dropOff }: RentalEnds,
  { now, zones, paths }: { now: Date; zones: RentalEnds; paths: RentalEnds },
): void {
  for (const [local, zone, path] of [
    [pickUp, zones.pickUp, paths.pickUp],
    [dropOff, zones.dropOff, paths.dropOff],
  ] as const)
    if (!isLocalTime(local) || !isShown(...splitTime(local), zone))
      throw refuseInput(path, "must be a time that exists");
  const [date, time] = splitTime(pickUp);
  const zone = zones.pickUp;
  requireBookable(date, { path: paths.pickUp, today: toLocalDate(now, zone) });
  if (toInstant(date, time, zone) <= now)
    throw refuseInput(paths.pickUp, "must not be in the past");
  const hours = hoursBetween(pickUp, dropOff);
  if (hours < rentalLimits.shortest)
    throw refuseInput(paths.dropOff, "must be at least an hour after the pick-up");
  if (hours > rentalLimits.longest * 24)
    throw refuseInput(
      paths.dropOff,
      `must be at most ${rentalLimits.longest} days after the pick-up`,
    );
}
