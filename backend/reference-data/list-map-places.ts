import { isInside, type Bounds, type Point } from "@/lib/api/contract/point";
import { listAirports } from "./airports";
import { listCities } from "./cities";

type MapPlace = Point & { name: string; kind: "city" | "airport" };
const most = { cities: 60, airports: 6 };

/**
 * Cities by population, then large airports, for a map of a region in degrees. Airports come early
 * enough to be drawn: there are few.
 */
export function listMapPlaces(region: Bounds): MapPlace[] {
  const cities = listCities()
    .filter((city) => isInside(city, region))
    .toSorted((a, b) => b.population - a.population)
    .slice(0, most.cities)
    .map(({ name, latitude, longitude }): MapPlace => ({
      name,
      latitude,
      longitude,
      kind: "city",
    }));
  const airports = listAirports()
    .filter((airport) => airport.isLarge && isInside(airport, region))
    .slice(0, most.airports)
    .map(({ iata, latitude, longitude }): MapPlace => ({
      name: iata,
      latitude,
      longitude,
      kind: "airport",
    }));
  return [...cities.slice(0, 1), ...airports, ...cities.slice(1)];
}
