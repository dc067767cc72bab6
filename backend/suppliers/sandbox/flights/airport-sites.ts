import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { listAirports } from "@/backend/reference-data/airports";
import { cityReachKm, findServedCity } from "@/backend/reference-data/city-airports";
import { findCity } from "@/backend/reference-data/cities";
import { findAirportNear } from "@/backend/reference-data/nearby";
import type { Airport } from "@/backend/reference-data/place";
import { nullIsland } from "../null-island";
import { airlines } from "./airlines";

/** An airport as a knot of the sandbox's network. */
export type AirportSite = Point & {
  /** Where it stands in `listSites`. */
  index: number;
  iata: string;
  name: string;
  city: string;
  countryCode: string;
  zone: string;
  isLarge: boolean;
  isHub: boolean;
  /** GeoNames' id of the city it serves; null where none is near. */
  cityId: number | null;
  /** The people it serves: its part of the city's. */
  people: number;
};

/** km. From a place without an airport people go as far as that. */
const nearestReachKm = 150;
/** An airport without a city has some people around it, a large one at least as many. */
const fewPeople = 3_000;
const largePeople = 350_000;
const weightOf = ({ isLarge }: Airport, isHub: boolean): number => (isHub ? 8 : isLarge ? 2 : 0.3);

let sites: readonly AirportSite[] | undefined;
let byIata: ReadonlyMap<string, AirportSite> | undefined;
let byCity: ReadonlyMap<number, readonly AirportSite[]> | undefined;

function createSites(): AirportSite[] {
  const hubs = new Set(airlines.flatMap((airline) => airline.hubs));
  const served = listAirports().map((airport) => ({
    airport,
    city: findServedCity(airport),
    weight: weightOf(airport, hubs.has(airport.iata)),
  }));
  const weights = new Map<number, number>();
  for (const { city, weight } of served)
    if (city) weights.set(city.id, (weights.get(city.id) ?? 0) + weight);
  return served.map(({ airport, city, weight }, index) => {
    const share = city ? (city.population * weight) / (weights.get(city.id) ?? weight) : 0;
    return {
      index,
      iata: airport.iata,
      name: airport.name,
      city: airport.city || city?.name || airport.name,
      countryCode: airport.countryCode,
      latitude: airport.latitude,
      longitude: airport.longitude,
      zone: airport.timeZone,
      isLarge: airport.isLarge,
      isHub: hubs.has(airport.iata),
      cityId: city?.id ?? null,
      people: Math.max(share, airport.isLarge ? largePeople : fewPeople),
    };
  });
}

/** All airports that are flown to, but for Null Island's. */
export const listSites = (): readonly AirportSite[] => (sites ??= createSites());

/** Of Null Island, where no list of airports has one. */
export const islandSite: AirportSite = {
  ...{ index: -1, iata: "ZZZ", name: "Null Island", city: nullIsland.name },
  countryCode: nullIsland.countryCode,
  ...{ latitude: 0, longitude: 0 },
  zone: nullIsland.timeZone,
  ...{ isLarge: false, isHub: false, cityId: nullIsland.id, people: nullIsland.population },
};

export function getSite(iata: string): AirportSite | undefined {
  byIata ??= new Map([...listSites(), islandSite].map((site) => [site.iata, site]));
  return byIata.get(iata);
}

const airportsOfCity = 6;

/**
 * The airports of a city: those that serve it, the largest first. Of a town without one the nearest
 * that its people use.
 */
export function listSitesOfCity(cityId: number): readonly AirportSite[] {
  byCity ??= groupByCity();
  const own = byCity.get(cityId);
  if (own) return own;
  const city = findCity(cityId);
  const near = city && findAirportNear(city, nearestReachKm);
  const site = near ? getSite(near.iata) : undefined;
  // A suburb has the airports of its metropolis.
  const shared = site?.cityId == null ? undefined : byCity.get(site.cityId);
  return shared?.filter((each) => city && distanceKm(each, city) <= cityReachKm) ?? [];
}

function groupByCity(): Map<number, AirportSite[]> {
  const groups = new Map<number, AirportSite[]>();
  for (const site of listSites())
    if (site.cityId !== null) groups.set(site.cityId, [...(groups.get(site.cityId) ?? []), site]);
  for (const [id, group] of groups)
    groups.set(id, group.sort((a, b) => b.people - a.people).slice(0, airportsOfCity));
  return groups;
}
