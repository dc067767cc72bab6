import type { LanguageCode } from "@/lib/api/contract/languages";
import { flightPlacePattern } from "@/lib/api/contract/flight-terms";
import type { FlightSuggestion } from "@/lib/api/contract/suggestions";
import { listAirports } from "../reference-data/airports";
import { listCities } from "../reference-data/cities";
import { findServedCity, listAirportsOfCity } from "../reference-data/city-airports";
import { findAirportNear } from "../reference-data/nearby";
import type { Airport, City } from "../reference-data/place";
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
  const city = listCities().find((each) => `city-${each.id}` === id);
  return city ? [{ city, airports: Math.max(listAirportsOfCity(city).length, 1) }] : [];
}

/** A town's own airports are few: what its people use is better than nothing. */
function findNearest(text: string, language: LanguageCode): Entry[] {
  const [town] = searchPlaces(text, { types: ["city"], language }).places;
  const airport = town?.type === "city" ? findAirportNear(town.city, nearestReachKm) : null;
  return airport ? [{ airport, cityId: null }] : [];
}

function findByText(text: string, language: LanguageCode): Entry[] {
  const { places } = searchPlaces(text, {
    types: ["city", "airport"],
    language,
    isWanted: (place) => place.type === "airport" || listAirportsOfCity(place.city).length > 0,
  });
  const cities = new Set(places.flatMap((place) => (place.type === "city" ? place.city.id : [])));
  const isOwnCode = (airport: Airport) => airport.iata === text.trim().toUpperCase();
  const entries = places.flatMap((place: IndexedPlace): Entry[] => {
    if (place.type === "city") return toEntries(place.city);
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
    return { ...toCitySuggestion(city, language), shortName: city.name, airports, cityId: null };
  }
  const { airport, cityId } = entry;
  const { iata, name, city } = airport;
  return {
    ...toPlaceSuggestion({ type: "airport", airport }, language),
    shortName: `${city || name} (${iata})`,
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
