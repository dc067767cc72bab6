import { listAirports } from "./airports";
import { listCities } from "./cities";
import type { Airport, City, Point } from "./place";

const earthRadiusKm = 6371.0088;
const kmPerDegree = (earthRadiusKm * Math.PI) / 180;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km. */
export function distanceKm(a: Point, b: Point): number {
  const [latitudeA, latitudeB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const haversine =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The place that draws most: a big city outweighs its own suburb, but not a town next to the point. */
function findStrongest<P extends Point>(places: readonly P[], point: Point, withinKm: number, weightOf: (place: P) => number): P | null {
  let strongest: P | null = null;
  let best = 0;
  for (const place of places) {
    if (Math.abs(place.latitude - point.latitude) * kmPerDegree > withinKm) continue;
    const distance = distanceKm(place, point);
    const pull = distance > withinKm ? 0 : weightOf(place) / (distance ** 2 + 25);
    if (pull > best) [strongest, best] = [place, pull];
  }
  return strongest;
}

/** The city a point belongs to, or null when there is none within the distance. */
export const findCityNear = (point: Point, withinKm: number): City | null => findStrongest(listCities(), point, withinKm, ({ population }) => population);

/** The airport a traveller at this point would use, or null when there is none within the distance. */
export const findAirportNear = (point: Point, withinKm: number): Airport | null =>
  findStrongest(listAirports(), point, withinKm, ({ isLarge }) => (isLarge ? 5 : 1));
