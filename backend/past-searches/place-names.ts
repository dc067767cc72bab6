import { LRUCache } from "lru-cache";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import { listAirports } from "../reference-data/airports";
import { listAreas } from "../reference-data/areas";
import { toAirportCityName } from "../reference-data/city-airports";
import { listCities } from "../reference-data/cities";
import { toCountryName } from "../reference-data/countries";
import { findCityNear } from "../reference-data/nearby";
import type { Airport, Area, City } from "../reference-data/place";
import { toPlaceName } from "../reference-data/to-place-name";

/** km: what is farther from any city is no known place. */
const cityReachKm = 60;

type Known = { city: City } | { airport: Airport } | { area: Area };
let places: ReadonlyMap<string, Known> | undefined;

function findPlace(id: string) {
  places ??= new Map<string, Known>([
    ...listCities().map((city) => [`city-${city.id}`, { city }] as const),
    ...listAirports().map((airport) => [`airport-${airport.iata}`, { airport }] as const),
    ...listAreas().map((area) => [`area-${area.id}`, { area }] as const),
  ]);
  return places.get(id) ?? null;
}

/** As fields of a flight search show a place: "Lisbon (LIS)", or a city's name; null if unknown. */
export function toFlightPlaceName(id: string, language: LanguageCode = "en"): string | null {
  const found = findPlace(id);
  if (!found) return null;
  if ("city" in found) return toPlaceName(found.city, language);
  if ("area" in found) return toPlaceName(found.area, language);
  return `${toAirportCityName(found.airport, language)} (${found.airport.iata})`;
}

/** A place with its country, for a list in which it stands alone; null if unknown. */
export function toPlaceWithCountry(id: string, language: LanguageCode): string | null {
  const found = findPlace(id);
  if (!found) return null;
  const { countryCode } =
    "city" in found ? found.city : "area" in found ? found.area : found.airport;
  return [toFlightPlaceName(id, language), toCountryName(countryCode, language)]
    .filter(Boolean)
    .join(", ");
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
