import { listAirports } from "../reference-data/airports";
import { listCities } from "../reference-data/cities";
import { findCityNear } from "../reference-data/nearby";
import type { IndexEntry } from "./place-index";

/** km. The largest distance of an airport from the city it is named after. */
const airportReachKm = 80;
/** The share of a city's travellers who would mean the airport when they type its name. */
const largeShare = 0.5;
const smallShare = 0.05;

/**
 * Every city and airport with its searchable names. Airports' keywords also contain old codes,
 * which no user types.
 */
export function listIndexEntries(): IndexEntry[] {
  const cities = listCities().map((city): IndexEntry => ({
    place: { type: "city", city },
    names: [city.name, ...city.aliases],
    weight: Math.max(10, city.population),
  }));
  const airports = listAirports().map((airport): IndexEntry => {
    const population = findCityNear(airport, airportReachKm)?.population ?? 1_000;
    return {
      place: { type: "airport", airport },
      names: [airport.iata, airport.name, airport.city, ...airport.aliases],
      weight: Math.max(10, population * (airport.isLarge ? largeShare : smallShare)),
    };
  });
  return [...cities, ...airports];
}
