import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import type { searchHotelsEndpoint, Stay } from "@/lib/api/contract/hotels";
import type * as z from "zod";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { listCities } from "../reference-data/cities";
import type { RequestContext } from "../http/request-context";
import type { Snapshot } from "../searches/create-snapshot-store";
import { findHotels, toHotelQuestion, type HotelQuery } from "./find-hotels";
import type { HotelDependencies } from "./hotel-dependencies";

type Alternatives = NonNullable<z.output<typeof searchHotelsEndpoint.response>["alternatives"]>;

const maximumShift = 7;
const maximumDates = 3;
const maximumAreas = 3;
/** km: guests wouldn't go farther than this instead. */
const maximumReach = 1_000;
/** After this no further search is started: there are up to 17 of them. */
const patienceMs = 10_000;

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
      .filter(({ start }) => start >= today && start <= addDays(today, maximumDaysAhead));
    // Two at a time: a viewer without results has waited long enough.
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

/**
 * Where to go instead when a query finds nothing. Cached like search results, and so are the
 * searches it takes: following an alternative asks the supplier nothing.
 * @throws RouteError 503 when the supplier fails
 */
export function findAlternatives(
  context: RequestContext,
  {
    query,
    waitMs,
    ...dependencies
  }: Pick<HotelDependencies, "hotels" | "snapshots"> & {
    query: HotelQuery;
    waitMs: number;
  },
): Promise<Snapshot<Alternatives>> {
  const { stay, today, point, radius } = query;
  const ask = async (): Promise<Alternatives> => {
    const until = performance.now() + patienceMs;
    const countFound = async (changed: HotelQuery) =>
      performance.now() > until
        ? 0
        : ((await findHotels(context, { ...dependencies, query: changed })).found?.length ?? 0);
    const { bounds: _, ...elsewhere } = query;
    const dates = await findDates(stay, {
      today,
      count: (other) => countFound({ ...query, stay: other }),
    });
    const area = await findArea(point, {
      radius,
      count: ({ latitude, longitude }) =>
        countFound({ ...elsewhere, point: { latitude, longitude } }),
    });
    return { dates, area };
  };
  return dependencies.snapshots.read<Alternatives>(
    {
      agencyId: context.agency.id,
      kind: "hotel alternatives",
      question: toHotelQuestion(query, dependencies.hotels),
    },
    { ask, waitMs },
  );
}
