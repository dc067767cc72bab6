import type { LanguageCode } from "@/lib/api/contract/languages";
import { isInside } from "@/lib/api/contract/point";
import { flightPlacePattern } from "@/lib/api/contract/flight-terms";
import type { FlightSuggestion } from "@/lib/api/contract/suggestions";
import { listAirports } from "../reference-data/airports";
import { findCity } from "../reference-data/cities";
import {
  findServedCity,
  listAirportsOfCity,
  toAirportCityName,
} from "../reference-data/city-airports";
import { findAirportNear } from "../reference-data/nearby";
import type { Airport, City } from "../reference-data/place";
import { toPlaceName } from "../reference-data/to-place-name";
import type { IndexedPlace } from "./place-index";
import { searchPlaces } from "./search-places";
import { toCitySuggestion, toPlaceSuggestion } from "./to-suggestion";

const maximumSuggestions = 10;
/** km. People of a town without an airport go as far as that. */
const nearestReachKm = 150;

type Entry = { city: City; airports: number } | { airport: Airport; cityId: string | null };
type Options = {
  language: LanguageCode;
  findOwnPlaces: (text: string) => Promise<readonly City[]>;
};

const toEntries = (city: City): Entry[] => {
  const airports = listAirportsOfCity(city);
  const [only] = airports;
  if (airports.length <= 1) return only ? [{ airport: only, cityId: null }] : [];
  return [
    { city, airports: airports.length },
    ...airports.map((airport) => ({ airport, cityId: `city-${city.id}` })),
  ];
};

/** A place by its own id, as links write it. */
function findById(id: string): Entry[] {
  if (id.startsWith("airport-")) {
    const airport = listAirports().find(({ iata }) => `airport-${iata}` === id);
    return airport ? [{ airport, cityId: null }] : [];
  }
  const city = findCity(Number(id.replace(/^city-/, "")));
  return city ? [{ city, airports: Math.max(listAirportsOfCity(city).length, 1) }] : [];
}

/**
 * What leads to a place that no airport is called after: those of a region or an island, or the one
 * that a town's people use.
 */
function findNearest(text: string, language: LanguageCode): Entry[] {
  const [town] = searchPlaces(text, { types: ["city", "area"], language }).places;
  if (town?.type === "area") {
    const { bounds } = town.area;
    return listAirports()
      .filter((airport) => isInside(airport, bounds))
      .sort((a, b) => Number(b.isLarge) - Number(a.isLarge))
      .map((airport) => ({ airport, cityId: null }));
  }
  const airport = town?.type === "city" ? findAirportNear(town.city, nearestReachKm) : null;
  return airport ? [{ airport, cityId: null }] : [];
}

function findByText(text: string, language: LanguageCode): Entry[] {
  const { places } = searchPlaces(text, {
    types: ["city", "airport"],
    language,
    isWanted: (place) => place.type !== "city" || listAirportsOfCity(place.city).length > 0,
  });
  const cities = new Set(places.flatMap((place) => (place.type === "city" ? place.city.id : [])));
  const isOwnCode = (airport: Airport) => airport.iata === text.trim().toUpperCase();
  const entries = places.flatMap((place: IndexedPlace): Entry[] => {
    if (place.type === "city") return toEntries(place.city);
    if (place.type !== "airport") return [];
    const { airport } = place;
    // Its city is in the list and brings it along.
    if (!isOwnCode(airport) && cities.has(findServedCity(airport)?.id ?? -1)) return [];
    return [{ airport, cityId: null }];
  });
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = "airport" in entry ? entry.airport.iata : `city-${entry.city.id}`;
    return !seen.has(key) && seen.add(key);
  });
}

function toSuggestion(entry: Entry, language: LanguageCode): FlightSuggestion {
  if ("city" in entry) {
    const { city, airports } = entry;
    return {
      ...toCitySuggestion(city, language),
      shortName: toPlaceName(city, language),
      airports,
      cityId: null,
    };
  }
  const { airport, cityId } = entry;
  return {
    ...toPlaceSuggestion({ type: "airport", airport }, language),
    shortName: `${toAirportCityName(airport, language)} (${airport.iata})`,
    airports: 1,
    cityId,
  };
}

/**
 * Where flights can begin or end: only a supplier's own places if matched, else at most 10
 * airports and cities by name, code or id. A city with several airports stands in front of them,
 * one with a single airport is that. Of a town without any it is the nearest.
 */
export async function suggestFlightPlaces(
  text: string,
  { language, findOwnPlaces }: Options,
): Promise<FlightSuggestion[]> {
  const own = await findOwnPlaces(text);
  if (own.length > 0) return own.map((city) => toSuggestion({ city, airports: 1 }, language));
  // "Lisbon (LIS)" is what a field shows.
  const words = /\(([A-Z]{3})\)\s*$/.exec(text)?.[1] ?? text;
  const found = flightPlacePattern.test(text) ? findById(text) : findByText(words, language);
  const entries = found.length > 0 ? found : findNearest(text, language);
  return entries.slice(0, maximumSuggestions).map((entry) => toSuggestion(entry, language));
}
