import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { listCities } from "../reference-data/cities";
import type { City } from "../reference-data/place";

const maximumDestinations = 12;
const softeningKm = 50;

/**
 * Cities worth a trip from a point: near ones before far ones, large ones before small; the largest
 * of all without a point.
 */
export function listDestinations(from: Point | null): City[] {
  if (!from) return listCities().slice(0, maximumDestinations);
  return listCities()
    .map((city) => ({
      city,
      pull: city.population / (distanceKm(from, city) ** 2 + softeningKm ** 2),
    }))
    .sort((a, b) => b.pull - a.pull)
    .slice(0, maximumDestinations)
    .map(({ city }) => city);
}
