import { listAirports } from "../reference-data/airports";
import { listAreas } from "../reference-data/areas";
import { listCities } from "../reference-data/cities";
import { listLandmarks } from "../reference-data/landmarks";
import { findCityNear } from "../reference-data/nearby";
import type { PlaceNames } from "../reference-data/place";
import type { IndexEntry } from "./place-index";

/** km. The largest distance of an airport from the city it is named after. */
const airportReachKm = 80;
/** People. A city that most travellers know is meant before a larger one of its name. */
const famousWeight = 3_000_000;
/** The share of a city's travellers who would mean the airport when they type its name. */
const largeShare = 0.5;
const smallShare = 0.05;

type Names = { name: string; aliases: readonly string[]; names: PlaceNames };
const toNames = ({ name, aliases, names: { en, ...others } }: Names) => ({
  names: [name, ...(en ? [en] : []), ...aliases],
  others: Object.values(others),
});

/**
 * Every place with its searchable names, those of all languages. Airports' keywords also contain
 * old codes, which no user types.
 */
export function listIndexEntries(): IndexEntry[] {
  const cities = listCities().map((city): IndexEntry => ({
    place: { type: "city", city },
    ...toNames(city),
    weight: Math.max(10, city.population, city.isFamous ? famousWeight : 0),
  }));
  const airports = listAirports().map((airport): IndexEntry => {
    const population = findCityNear(airport, airportReachKm)?.population ?? 1_000;
    return {
      place: { type: "airport", airport },
      names: [airport.iata, airport.name, airport.city],
      others: airport.aliases,
      weight: Math.max(10, population * (airport.isLarge ? largeShare : smallShare)),
    };
  });
  const areas = listAreas().map((area): IndexEntry => ({
    ...{ place: { type: "area", area }, ...toNames(area), weight: area.weight },
  }));
  const landmarks = listLandmarks().map((landmark): IndexEntry => ({
    place: { type: "landmark", landmark },
    ...toNames(landmark),
    weight: landmark.weight,
  }));
  return [...cities, ...airports, ...areas, ...landmarks];
}
