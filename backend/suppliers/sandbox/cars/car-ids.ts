import { carCovers, type CarCover } from "@/lib/api/contract/car-terms";
import { createDepotFinder, type Depots } from "./create-depots";
import type { Unit } from "../stock";
import type { DepotSite, FleetCar } from "./depot-site";

const idStart = "sandbox-c-";

/** A car from a depot to another or back to the same, on any dates. */
export type Route = { from: DepotSite; to: DepotSite; car: FleetCar };

/** Names depots, company and group. */
export const toCarId = ({ from, to, car }: Route): string =>
  `${idStart}${from.key}${from.key === to.key ? "" : `~${to.key}`}-${car.unit}`;
export const toOfferId = (carId: string, cover: CarCover): string => `${carId}-${cover}`;

/** What its stock is counted by. */
export const toResource = ({ key }: Pick<DepotSite, "key">): string => `${idStart}${key}`;

const keys = "(?:null-island|[a-z]{3}\\.\\d|\\d{1,9}\\.\\d)";
const carPattern = new RegExp(`^${idStart}(${keys})(?:~(${keys}))?-([a-z][a-z0-9-]{1,60})$`);

/** Null unless there is such a car, and the id is written as `toCarId` writes it. */
export function parseCarId(id: string, depots: Depots): Route | null {
  const [, fromKey = "", toKey = fromKey, unit] = carPattern.exec(id) ?? [];
  const [from, to] = [depots.get(fromKey), depots.get(toKey)];
  const car = from?.cars.find((one) => one.unit === unit);
  if (!from || !to || !car) return null;
  const route = { from, to, car };
  return toCarId(route) === id ? route : null;
}

export function parseOfferId(
  id: string,
  depots: Depots,
): { route: Route; carId: string; cover: CarCover } | null {
  const cover = carCovers.find((one) => id.endsWith(`-${one}`));
  const carId = cover ? id.slice(0, -cover.length - 1) : "";
  const route = cover ? parseCarId(carId, depots) : null;
  return cover && route ? { route, carId, cover } : null;
}

/** Cars a day of what a row of the stock counts; 0 where it isn't one of cars. */
export function toCarAllotment({ resource, unit }: Unit, depots: Depots): number {
  if (!resource.startsWith(idStart)) return 0;
  const depot = depots.get(resource.slice(idStart.length));
  return depot?.cars.find((car) => car.unit === unit)?.allotment ?? 0;
}

/** As `toCarAllotment`, of depots of its own. */
export function createCarAllotments() {
  const depots = createDepotFinder();
  return (unit: Unit): number => toCarAllotment(unit, depots);
}
