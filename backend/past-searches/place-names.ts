import { LRUCache } from "lru-cache";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import { listAirports } from "../reference-data/airports";
import { listCities } from "../reference-data/cities";
import { toCountryName } from "../reference-data/countries";
import { findCityNear } from "../reference-data/nearby";
import type { Airport, City } from "../reference-data/place";

/** km: what is farther from any city is no known place. */
const cityReachKm = 60;

let places: ReadonlyMap<string, { city: City } | { airport: Airport }> | undefined;

function findPlace(id: string) {
  places ??= new Map<string, { city: City } | { airport: Airport }>([
    ...listCities().map((city) => [`city-${city.id}`, { city }] as const),
    ...listAirports().map((airport) => [`airport-${airport.iata}`, { airport }] as const),
  ]);
  return places.get(id) ?? null;
}

/** As fields of a flight search show a place: "Lisbon (LIS)", or a city's name; null if unknown. */
export function toFlightPlaceName(id: string): string | null {
  const found = findPlace(id);
  if (!found) return null;
  if ("city" in found) return found.city.name;
  const { city, name, iata } = found.airport;
  return `${city || name} (${iata})`;
}

/** A place with its country, for a list in which it stands alone; null if unknown. */
export function toPlaceWithCountry(id: string, language: LanguageCode): string | null {
  const found = findPlace(id);
  if (!found) return null;
  const { countryCode } = "city" in found ? found.city : found.airport;
  return [toFlightPlaceName(id), toCountryName(countryCode, language)].filter(Boolean).join(", ");
}

export const isKnownPlace = (id: string): boolean => findPlace(id) !== null;

/** Most people search for the same few places; to look one up anew takes a millisecond. */
const idsNear = new LRUCache<string, string>({ max: 5_000 });

/** The id of the city that a point belongs to; empty where there is none. */
export function findPlaceId({ latitude, longitude }: Point): string {
  const key = `${latitude} ${longitude}`;
  const known = idsNear.get(key);
  if (known !== undefined) return known;
  const city = findCityNear({ latitude, longitude }, cityReachKm);
  const id = city ? `city-${city.id}` : "";
  idsNear.set(key, id);
  return id;
}
