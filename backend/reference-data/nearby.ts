import { distanceKm, earthRadiusKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { listAirports } from "./airports";
import { listCities } from "./cities";
import { compareTexts } from "./compare-texts";
import { listLandmarks } from "./landmarks";
import { lowerBound } from "./lower-bound";
import type { Airport, City, Landmark } from "./place";

/**
 * Within about 5 km distance no longer counts, because a city's coordinates are only its centre.
 */
const softeningKm2 = 25;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Places by whole degree of latitude, from west to east, so that a search only visits the parts of
 * bands that it reaches.
 */
function createVisitor<P extends Point>(listPlaces: () => readonly P[]) {
  let belts: Map<number, P[]> | undefined;

  function listBelts(): Map<number, P[]> {
    const sorted = new Map<number, P[]>();
    for (const place of listPlaces().toSorted((a, b) => a.longitude - b.longitude)) {
      const belt = Math.floor(place.latitude);
      const places = sorted.get(belt);
      if (places) places.push(place);
      else sorted.set(belt, [place]);
    }
    return sorted;
  }

  return (point: Point, withinKm: number, visit: (place: P, distance: number) => void): void => {
    belts ??= listBelts();
    const reach = ((withinKm / earthRadiusKm) * 180) / Math.PI;
    // A chord is never shorter than 2/π of its arc: beyond these degrees of longitude nothing can
    // be near, at either end of the bands.
    const narrowest = Math.max(
      0,
      Math.cos(toRadians(Math.min(90, Math.abs(point.latitude) + reach))),
    );
    const longitudeReach = narrowest > 0 ? (reach * Math.PI) / 2 / narrowest : 360;
    const isAllAround = longitudeReach >= 180;
    // What crosses the date line is searched a full turn to either side, too.
    const turns = isAllAround ? [0] : [-360, 0, 360];
    for (let belt = Math.floor(point.latitude - reach); belt <= point.latitude + reach; belt++) {
      const places = belts.get(belt) ?? [];
      for (const turn of turns) {
        const west = isAllAround ? -180 : point.longitude + turn - longitudeReach;
        const east = isAllAround ? 180 : point.longitude + turn + longitudeReach;
        const isWest = (index: number) => (places[index]?.longitude ?? west) < west;
        for (let index = lowerBound(places.length, isWest); index < places.length; index++) {
          const place = places[index];
          if (!place || place.longitude > east) break;
          if (Math.abs(place.latitude - point.latitude) > reach) continue;
          const distance = distanceKm(place, point);
          if (distance <= withinKm) visit(place, distance);
        }
      }
    }
  };
}

/**
 * The place with the strongest pull: a large city outweighs its own suburb, but not a town next to
 * the point.
 */
const createFinder =
  <P extends Point>(
    visitNear: ReturnType<typeof createVisitor<P>>,
    weightOf: (place: P) => number,
  ) =>
  (point: Point, withinKm: number): P | null => {
    let strongest: P | null = null;
    let best = 0;
    visitNear(point, withinKm, (place, distance) => {
      const pull = weightOf(place) / (distance ** 2 + softeningKm2);
      if (pull > best) [strongest, best] = [place, pull];
    });
    return strongest;
  };

const visitCities = createVisitor<City>(listCities);
const visitAirports = createVisitor<Airport>(listAirports);
const isQuarter = ({ kind }: Landmark) => kind === "quarter";
const visitQuarters = createVisitor<Landmark>(() => listLandmarks().filter(isQuarter));
const visitGoals = createVisitor<Landmark>(() => listLandmarks().filter((one) => !isQuarter(one)));

/** The city a point belongs to, or null if there is none within the distance in km. */
export const findCityNear = createFinder<City>(visitCities, ({ population }) => population);

/**
 * The airport a traveller at this point would use, or null if there is none within the distance in
 * km.
 */
export const findAirportNear = createFinder<Airport>(visitAirports, ({ isLarge }) =>
  isLarge ? 5 : 1,
);

/** All cities within a distance in km, unordered. */
export function listCitiesNear(point: Point, withinKm: number): City[] {
  const cities: City[] = [];
  visitCities(point, withinKm, (city) => void cities.push(city));
  return cities;
}

/** All airports within a distance in km, unordered. */
export function listAirportsNear(point: Point, withinKm: number): Airport[] {
  const airports: Airport[] = [];
  visitAirports(point, withinKm, (airport) => void airports.push(airport));
  return airports;
}

/** km. Farther away one stays for the sake of something else. */
const goalReachKm = 15;
/** As many as fit into a menu of a phone. */
const mostGoals = 10;

/** The best known beaches, stations and sights around a point, but not the one that it is. */
export function listGoalsNear(point: Point): Landmark[] {
  const goals: Landmark[] = [];
  visitGoals(point, goalReachKm, (goal, distance) => {
    if (distance > 0) goals.push(goal);
  });
  return goals
    .toSorted((a, b) => b.weight - a.weight || compareTexts(a.id, b.id))
    .slice(0, mostGoals);
}

/** The nearest place within a distance in km, and how far it is. */
const createNearestFinder =
  <P extends Point>(visitNear: ReturnType<typeof createVisitor<P>>, withinKm: number) =>
  (point: Point): { place: P; distance: number } | null => {
    let nearest: { place: P; distance: number } | null = null;
    visitNear(point, withinKm, (place, distance) => {
      if (!nearest || distance < nearest.distance) nearest = { place, distance };
    });
    return nearest;
  };

/** km. A point farther from the middle of a quarter lies in none that is known. */
const quarterReachKm = 1.2;
/** km. What one walks to. */
const walkKm = 2.5;

const findNearestQuarter = createNearestFinder(visitQuarters, quarterReachKm);
const findNearestGoal = createNearestFinder(visitGoals, walkKm);

/** The quarter of a much visited city that a point lies in; null where none is known. */
export const findQuarter = (point: Point): Landmark | null =>
  findNearestQuarter(point)?.place ?? null;

/** What is around a point in a much visited city; each null where there is none. */
export function describeSurroundings(point: Point): {
  quarter: Landmark | null;
  /** The nearest beach, station or sight; `distance` in km. */
  near: { landmark: Landmark; distance: number } | null;
} {
  const goal = findNearestGoal(point);
  return {
    quarter: findQuarter(point),
    near: goal && { landmark: goal.place, distance: goal.distance },
  };
}
