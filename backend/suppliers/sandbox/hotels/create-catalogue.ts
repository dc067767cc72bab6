import { distanceKm } from "@/lib/api/contract/distance-km";
import { isInside, type Bounds, type Point } from "@/lib/api/contract/point";
import { LRUCache } from "lru-cache";
import { findCity, listCities } from "@/backend/reference-data/cities";
import { listCitiesNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import type { Surroundings } from "../../../ports/hotel-supplier";
import { supplyReachKm } from "../../../ports/supply-reach";
import { findCountryside, toCellSite, toCitySite, toRoundedKm, type Site } from "../find-site";
import { listSiteProperties, toHotelCount, type HotelProperty } from "../hotel-properties";
import { toReachKm, widestReachKm } from "../settle";
import type { Unit } from "../stock";
import { getMagicProperty, listMagicPropertiesNear } from "./null-island";

/** Of all sites together; a site of the largest city holds some hundred. */
const maximumKept = 60_000;
/** Distances from the points searched last: most people search around the same ones. */
const maximumDistances = 400_000;
/** km. Within this a point lies in its city, not in the countryside. */
const townKm = 5;

const idPattern = /^sandbox-h-(\d{1,9})(?:\.(-?\d{1,4})\.(-?\d{1,4}))?-(\d{1,5})$/;

/** Where the hotel of an id would stand. Cells beyond a city's reach don't exist. */
function toSite(id: string): { site: Site; number: number } | null {
  const [, cityId, latitude, longitude, number] = idPattern.exec(id) ?? [];
  const city = cityId === undefined ? null : findCity(Number(cityId));
  if (!city) return null;
  if (latitude === undefined) return { site: toCitySite(city), number: Number(number) };
  const site = toCellSite(city, { latitude: Number(latitude), longitude: Number(longitude) });
  return distanceKm(site.center, city) <= supplyReachKm + townKm
    ? { site, number: Number(number) }
    : null;
}

/** Of an area. */
const mostInArea = 2_500;

/**
 * An area's towns, the largest first, until they have enough hotels together; without any the
 * countryside of its middle.
 */
function listSitesInside(
  bounds: Bounds,
  { point, toCount }: { point: Point; toCount: (city: City) => number },
): Site[] {
  let hotels = 0;
  const towns = listCities().filter((city) => {
    if (hotels >= mostInArea || !isInside(city, bounds)) return false;
    hotels += toCount(city);
    return true;
  });
  const countryside = towns.length > 0 ? null : findCountryside(point);
  return countryside ? [countryside] : towns.map(toCitySite);
}

/** `distances` in km to two decimals, one for each property. */
export type Around = { properties: readonly HotelProperty[]; distances: Float64Array };

export type HotelCatalogue = {
  /** All there, perhaps some beyond; of an area with very many those of its largest towns. */
  listAround(where: Surroundings): Around[];
  get(id: string): HotelProperty | null;
};

/** Rooms a night of a kind, where there is such a hotel and room; 0 elsewhere. */
export const toRoomAllotment = (
  catalogue: Pick<HotelCatalogue, "get">,
  { resource, unit }: Unit,
): number => catalogue.get(resource)?.rooms.find(({ code }) => code === unit)?.allotment ?? 0;

/**
 * Every sandbox hotel there is, made on first use. `hotelsPerSite`: how many a city has, at least
 * fourteen.
 */
export function createCatalogue({
  hotelsPerSite = toHotelCount,
}: { hotelsPerSite?: ((city: City) => number) | undefined } = {}): HotelCatalogue {
  const kept = new LRUCache<string, HotelProperty[]>({
    maxSize: maximumKept,
    sizeCalculation: (list) => list.length,
  });
  const keptDistances = new LRUCache<string, Float64Array>({
    maxSize: maximumDistances,
    sizeCalculation: (list) => list.length,
  });
  function listSite(site: Site): HotelProperty[] {
    const known =
      kept.get(site.key) ??
      listSiteProperties(site, site.center === site.city ? hotelsPerSite(site.city) : undefined);
    kept.set(site.key, known);
    return known;
  }
  function toAround(point: Point, key: string, properties: readonly HotelProperty[]): Around {
    const keyHere = `${key} ${point.latitude} ${point.longitude}`;
    const distances =
      keptDistances.get(keyHere) ??
      Float64Array.from(properties, (property) => toRoundedKm(point, property));
    if (distances.length > 0) keptDistances.set(keyHere, distances);
    return { properties, distances };
  }
  return {
    listAround({ point, radius, bounds }) {
      if (bounds)
        return listSitesInside(bounds, { point, toCount: hotelsPerSite }).map((site) =>
          toAround(site.center, site.key, listSite(site)),
        );
      const searchedKm = Math.min(radius, supplyReachKm);
      const near = listCitiesNear(point, searchedKm + widestReachKm);
      const isInTown = near.some((city) => distanceKm(city, point) <= townKm);
      const cities = near.filter((city) => distanceKm(city, point) <= searchedKm + toReachKm(city));
      const countryside = isInTown ? null : findCountryside(point);
      const sites = [...cities.map(toCitySite), ...(countryside ? [countryside] : [])];
      return [
        ...sites.map((site) => toAround(point, site.key, listSite(site))),
        toAround(point, "magic", listMagicPropertiesNear(point, radius)),
      ];
    },
    get(id) {
      const magic = getMagicProperty(id);
      const found = magic ? null : toSite(id);
      return magic ?? (found ? (listSite(found.site)[found.number] ?? null) : null);
    },
  };
}

/** As `toRoomAllotment`, of a catalogue of its own. */
export function createRoomAllotments() {
  const catalogue = createCatalogue();
  return (unit: Unit): number => toRoomAllotment(catalogue, unit);
}
