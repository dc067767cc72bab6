import type { Point } from "@/lib/api/contract/point";
import type { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import type * as z from "zod";
import { addDays } from "@/lib/dates/calendar-date";
import { listCities } from "../reference-data/cities";
import { distanceKm } from "../reference-data/nearby";
import type { Stay } from "../suppliers/deal-supplier";

type Alternatives = NonNullable<z.output<typeof searchHotelsEndpoint.response>["alternatives"]>;

const maximumShift = 7;
const maximumDates = 3;
const maximumAreas = 3;
/** km: farther than this nobody would go instead. */
const maximumReach = 1_000;

/**
 * The nearest dates of the same length with something to sell, nearest first, at most three.
 * `count` tells how much there is.
 */
export async function findDates(
  stay: Stay,
  { today, count }: { today: string; count: (stay: Stay) => Promise<number> },
): Promise<Alternatives["dates"]> {
  const dates: Alternatives["dates"] = [];
  for (let shift = 1; shift <= maximumShift && dates.length < maximumDates; shift++) {
    const near = [shift, -shift]
      .map((days) => ({ start: addDays(stay.start, days), end: addDays(stay.end, days) }))
      .filter(({ start }) => start >= today);
    // Two at a time: whoever has nothing to show has waited long enough.
    const counted = await Promise.all(
      near.map(async (moved) => ({ ...moved, hotels: await count(moved) })),
    );
    dates.push(...counted.filter(({ hotels }) => hotels > 0));
  }
  return dates.slice(0, maximumDates);
}

/**
 * The nearest town outside the radius in km that has something to sell; of the nearest few, for
 * each costs a search.
 */
export async function findArea(
  point: Point,
  { radius, count }: { radius: number; count: (point: Point) => Promise<number> },
): Promise<Alternatives["area"]> {
  const towns: (Point & { name: string; distance: number })[] = [];
  for (const { name, latitude, longitude } of listCities()) {
    const distance = distanceKm(point, { latitude, longitude });
    if (distance > radius && distance <= maximumReach)
      towns.push({ name, latitude, longitude, distance });
  }
  towns.sort((a, b) => a.distance - b.distance);
  for (const town of towns.slice(0, maximumAreas)) if ((await count(town)) > 0) return town;
  return null;
}
