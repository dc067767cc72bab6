import { LRUCache } from "lru-cache";
import { listCities } from "@/backend/reference-data/cities";
import { distanceKm, listCitiesNear } from "@/backend/reference-data/nearby";
import type { City, Point } from "@/backend/reference-data/place";
import { supplyReachKm } from "../../supply-reach";
import { findCountryside, toCellSite, toCitySite, type Site } from "../find-site";
import { listSiteProperties, toHotelCount, type HotelProperty } from "../hotel-properties";
import { getMagicProperty, listMagicPropertiesNear } from "./null-island";

/** Of all sites together; a site of the largest city holds some hundred. */
const maximumKept = 60_000;
/** km. Houses of a city stand this far from its middle at most. */
const widestSpread = 8;
/** km. Within this a point lies in its city, not in the countryside. */
const townKm = 5;

let citiesById: Map<number, City> | undefined;
const getCity = (id: number): City | null => {
  citiesById ??= new Map(listCities().map((city) => [city.id, city]));
  return citiesById.get(id) ?? null;
};

const idPattern = /^sandbox-h-(\d{1,9})(?:\.(-?\d{1,4})\.(-?\d{1,4}))?-(\d{1,5})$/;

/** Where the hotel of an id would stand. Cells beyond a city's reach don't exist, whatever an id says. */
function toSite(id: string): { site: Site; number: number } | null {
  const [, cityId, latitude, longitude, number] = idPattern.exec(id) ?? [];
  const city = cityId === undefined ? null : getCity(Number(cityId));
  if (!city) return null;
  if (latitude === undefined) return { site: toCitySite(city), number: Number(number) };
  const site = toCellSite(city, { latitude: Number(latitude), longitude: Number(longitude) });
  return distanceKm(site.center, city) <= supplyReachKm + townKm ? { site, number: Number(number) } : null;
}

export type HotelCatalogue = {
  /** All within `radius` km of a point, perhaps some beyond. */
  listAround(point: Point, radius: number): readonly HotelProperty[][];
  get(id: string): HotelProperty | null;
};

/** Every sandbox hotel there is, made when it is first asked for. `hotelsPerSite`: how many a city has, at least fourteen. */
export function createCatalogue({ hotelsPerSite = toHotelCount }: { hotelsPerSite?: ((city: City) => number) | undefined } = {}): HotelCatalogue {
  const kept = new LRUCache<string, HotelProperty[]>({ maxSize: maximumKept, sizeCalculation: (list) => list.length });
  function listSite(site: Site): HotelProperty[] {
    const known = kept.get(site.key) ?? listSiteProperties(site, site.center === site.city ? hotelsPerSite(site.city) : undefined);
    kept.set(site.key, known);
    return known;
  }
  return {
    listAround(point, radius) {
      const cities = listCitiesNear(point, Math.min(radius, supplyReachKm) + widestSpread);
      const isInTown = cities.some((city) => distanceKm(city, point) <= townKm);
      const countryside = isInTown ? null : findCountryside(point);
      return [...cities.map((city) => listSite(toCitySite(city))), ...(countryside ? [listSite(countryside)] : []), listMagicPropertiesNear(point, radius)];
    },
    get(id) {
      const magic = getMagicProperty(id);
      const found = magic ? null : toSite(id);
      return magic ?? (found ? (listSite(found.site)[found.number] ?? null) : null);
    },
  };
}
