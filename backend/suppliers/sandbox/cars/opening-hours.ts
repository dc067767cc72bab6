import type { DepotKind } from "@/lib/api/contract/car-terms";
import type { Depot } from "@/lib/api/contract/cars";
import { toContinent } from "@/backend/reference-data/countries";

export type Hours = Depot["hours"];

const day = (from: string, until: string) => ({ from, until });
const week = (weekdays: Hours[number], saturday = weekdays, sunday = saturday): Hours => [
  ...Array.from({ length: 5 }, () => weekdays),
  saturday,
  sunday,
];

export const aroundTheClock = week(day("00:00", "24:00"));
const terminal = week(day("06:00", "23:30"));
const outside = week(day("06:00", "23:00"));
const greeted = week(day("07:00", "22:00"));
const airfield = week(day("07:00", "21:00"), day("07:00", "21:00"), day("09:00", "21:00"));
const townOpenOnSunday = week(day("08:00", "18:00"), day("09:00", "14:00"), day("10:00", "14:00"));
const town = week(day("08:00", "18:00"), day("09:00", "13:00"), null);

/** Continents where an office in town stays closed on Sundays. */
const quietSundays = new Set(["EU", "SA", "AF"]);

/** By the depot's own clock, from Monday. `draw` in [0, 1): some terminals never close. */
export function toHours(
  kind: DepotKind,
  { isLarge, countryCode, draw }: { isLarge: boolean; countryCode: string; draw: number },
): Hours {
  if (kind === "city") return quietSundays.has(toContinent(countryCode)) ? town : townOpenOnSunday;
  if (kind === "shuttle") return outside;
  if (kind === "meetAndGreet") return greeted;
  if (!isLarge) return airfield;
  return draw < 0.25 ? aroundTheClock : terminal;
}
