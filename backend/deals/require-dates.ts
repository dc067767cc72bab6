import type { Point } from "@/lib/api/contract/point";
import { rentalLimits } from "@/lib/api/contract/car-terms";
import { addDays, daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import { hoursBetween, isLocalTime } from "@/lib/dates/local-time";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { toInstant } from "@/lib/dates/to-instant";
import { maximumDaysAhead, maximumNights } from "@/lib/dates/search-limits";
import { findCityNear } from "../reference-data/nearby";
import { supplyReachKm } from "../suppliers/supply-reach";
import type { Stay } from "@/lib/api/contract/hotels";
import { refuseInput } from "../http/refuse-input";

/** Whoever searches counts from their own today, which may be a day ahead of the place's. */
const maximumDaysAheadThere = maximumDaysAhead + 1;

/** The zone of the nearest city, by whose clock a point lives. */
export const toZoneAt = (point: Point): string =>
  findCityNear(point, supplyReachKm)?.timeZone ?? lastTimeZone;

/** The date it is at a point, by its city's clock. */
export const toDateAt = (point: Point, now: Date): string => toLocalDate(now, toZoneAt(point));

/** @throws RouteError 422 naming the field, for a day that is past at the place or out of reach */
export function requireBookable(
  date: string,
  { path, today }: { path: string; today: string },
): void {
  if (date < today) throw refuseInput(path, "must not be in the past");
  if (date > addDays(today, maximumDaysAheadThere))
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

/**
 * Local times, each by the clock of its depot; `zone` is that of the pick-up.
 * @throws RouteError 422 naming the field, for times that don't exist, are past, under an hour
 *   apart or over 60 days
 */
export function requireRental(
  { pickUp, dropOff }: { pickUp: string; dropOff: string },
  { now, zone, paths }: { now: Date; zone: string; paths: { pickUp: string; dropOff: string } },
): void {
  if (!isLocalTime(pickUp)) throw refuseInput(paths.pickUp, "must be a time that exists");
  if (!isLocalTime(dropOff)) throw refuseInput(paths.dropOff, "must be a time that exists");
  const [date, time] = [pickUp.slice(0, 10), pickUp.slice(11, 16)];
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
