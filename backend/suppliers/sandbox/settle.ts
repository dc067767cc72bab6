import type { Point } from "@/lib/api/contract/point";
import { isOnLand } from "@/backend/reference-data/is-on-land";
import { findQuarter } from "@/backend/reference-data/nearby";
import { listQuarters } from "@/backend/reference-data/landmarks";
import { distanceKm } from "@/lib/api/contract/distance-km";
import type { City, Landmark } from "@/backend/reference-data/place";
import { scatter, toSpreadKm, type Site } from "./find-site";
import { seededRandom } from "./seeded-random";

/** km from the middle of a quarter. */
const quarterSpreadKm = 1;
/** Each a little farther out. */
const mostTries = 120;
/** km. How much farther out the last one is. */
const strayKm = 3;

/** km. No city has hotels farther from its middle. */
export const widestReachKm = 40;
/** km. Hotels of a city stand within these of its middle. */
export const toReachKm = (city: City): number =>
  Math.max(
    toSpreadKm(city),
    ...listQuarters(city.id).map((quarter) => distanceKm(city, quarter) + quarterSpreadKm),
  ) + strayKm;

/** Those of the larger cities around that a hotel of a city could stand closer to. */
export function listRivals(city: City, larger: readonly City[]): City[] {
  // A hotel stands at most so far from its city's middle: one twice as far away is never closer.
  const farthestKm = 2 * toReachKm(city);
  return larger.filter((other) => distanceKm(other, city) <= farthestKm);
}

/**
 * Where a hotel of a site stands: on land, not closer to a rival's middle than to its own city's,
 * and in a city with known quarters in one of them, the better known the likelier. `spot` is kept
 * where it will do.
 */
export function settle(
  spot: Point,
  {
    id,
    city,
    center,
    spreadKm,
    rivals,
  }: Pick<Site, "city" | "center" | "spreadKm"> & { id: string; rivals: readonly City[] },
): Point {
  const quarters = center === city ? listQuarters(city.id) : [];
  const isInQuarter = quarters.length === 0 || findQuarter(spot)?.city.id === city.id;
  const isFree = (at: Point) => {
    if (!isOnLand(at)) return false;
    const own = distanceKm(at, city);
    return center !== city || rivals.every((other) => distanceKm(at, other) >= own);
  };
  if (isInQuarter && isFree(spot)) return spot;
  const random = seededRandom("hotel-spot", id);
  const findSpot = (middle: Point, reachKm: number): Point | null => {
    for (let tries = 0; tries < mostTries; tries++) {
      const { latitude, longitude } = scatter(
        middle,
        reachKm + (strayKm * tries) / mostTries,
        random,
      );
      if (isFree({ latitude, longitude })) return { latitude, longitude };
    }
    return null;
  };
  const quarter = pickByWeight(quarters, random.next());
  // The coasts are older than some quarters, which were sea then.
  return (
    (quarter && findSpot(quarter, quarterSpreadKm)) ??
    findSpot(center, spreadKm) ??
    // Off a coast: in the nearest town.
    findSpot(city, toSpreadKm(city)) ?? { latitude: city.latitude, longitude: city.longitude }
  );
}

/** By the logarithm: most hotels stand where a city is known, and some everywhere. */
const toShare = ({ weight }: Landmark) => Math.log10(1 + weight);

/** @param draw from 0 to 1 */
function pickByWeight(quarters: readonly Landmark[], draw: number): Landmark | undefined {
  let left = draw * quarters.reduce((sum, quarter) => sum + toShare(quarter), 0);
  return quarters.find((quarter) => (left -= toShare(quarter)) <= 0) ?? quarters[0];
}
