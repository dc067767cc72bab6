import { LRUCache } from "lru-cache";
import type { Point } from "@/lib/api/contract/point";
import { findCity } from "@/backend/reference-data/cities";
import { findCityNear, listCitiesNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import { supplyReachKm } from "../../../ports/supply-reach";
import { isNearNullIsland, nullIsland } from "../null-island";
import type { Unit } from "../stock";
import { idStart, listCityActivities, type SandboxActivity } from "./list-products";
import { listMagicActivities } from "./null-island";

/** Cities whose activities are kept: most people look around the same ones. */
const maximumKept = 2_000;
/** km. Farther away one doesn't go for two hours. */
const reachKm = 25;
const idPattern = new RegExp(`^${idStart}(\\d{1,9}|null-island)-[a-z-]+(?:\\.[a-z0-9-]+)?$`);
const resourceStart = "activity|";

/** What its stock is counted by: units are options, slots are local times. */
export const toResource = ({ id }: Pick<SandboxActivity, "id">): string => resourceStart + id;

/** Every activity there is, made on first use. */
export function createActivityFinder() {
  const kept = new LRUCache<number, ReadonlyMap<string, SandboxActivity>>({ max: maximumKept });
  function listOf(city: City): ReadonlyMap<string, SandboxActivity> {
    const create = () => (city === nullIsland ? listMagicActivities() : listCityActivities(city));
    const known = kept.get(city.id) ?? new Map(create().map((one) => [one.id, one]));
    kept.set(city.id, known);
    return known;
  }
  function get(id: string): SandboxActivity | null {
    const [, key] = idPattern.exec(id) ?? [];
    if (key === undefined) return null;
    const city = key === "null-island" ? nullIsland : findCity(Number(key));
    return (city && listOf(city).get(id)) ?? null;
  }
  const findHome = (point: Point) =>
    isNearNullIsland(point) ? nullIsland : findCityNear(point, supplyReachKm);
  return {
    /** Those of the city of a point; none in the middle of an ocean. */
    listHome(point: Point): SandboxActivity[] {
      const home = findHome(point);
      return home ? [...listOf(home).values()] : [];
    },
    /** Those of the city of a point and of the towns around it; none in the middle of an ocean. */
    listAround(point: Point): SandboxActivity[] {
      const home = findHome(point);
      const around = home === nullIsland ? [] : listCitiesNear(point, reachKm);
      const cities = new Set(home ? [home, ...around] : around);
      return [...cities].flatMap((city) => [...listOf(city).values()]);
    },
    get,
    ofUnit: ({ resource }: Pick<Unit, "resource">): SandboxActivity | null =>
      resource.startsWith(resourceStart) ? get(resource.slice(resourceStart.length)) : null,
  };
}
type ActivityFinder = ReturnType<typeof createActivityFinder>;

/** Places of a start that a row of the stock counts; 0 where it isn't one of activities. */
export const toActivityAllotment = (unit: Unit, finder: ActivityFinder): number =>
  finder.ofUnit(unit)?.options.find(({ key }) => key === unit.unit)?.places ?? 0;
