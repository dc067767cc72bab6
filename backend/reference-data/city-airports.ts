import type { LanguageCode } from "@/lib/api/contract/languages";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { listAirportsNear, listCitiesNear } from "./nearby";
import type { Airport, City } from "./place";
import { toPlaceName } from "./to-place-name";

/** km. A city's airports are as far away as that. */
export const cityReachKm = 80;
/** km². A metropolis has the airports of its suburbs. */
const softeningKm2 = 900;

const served = new Map<string, City | null>();

/** The city an airport serves; null if none is near. */
export function findServedCity(airport: Airport): City | null {
  const known = served.get(airport.iata);
  if (known !== undefined) return known;
  let found: City | null = null;
  let best = 0;
  for (const city of listCitiesNear(airport, cityReachKm)) {
    const pull = city.population / (distanceKm(city, airport) ** 2 + softeningKm2);
    if (pull > best) [found, best] = [city, pull];
  }
  served.set(airport.iata, found);
  return found;
}

/** The airports that serve a city: large ones first, then near ones. A suburb often has none. */
export const listAirportsOfCity = (city: City): Airport[] =>
  listAirportsNear(city, cityReachKm)
    .filter((airport) => findServedCity(airport)?.id === city.id)
    .sort(
      (a, b) => Number(b.isLarge) - Number(a.isLarge) || distanceKm(a, city) - distanceKm(b, city),
    );

/** What the city of an airport is called in a language; the airport itself where it has none. */
export function toAirportCityName(airport: Airport, language: LanguageCode): string {
  const city = findServedCity(airport);
  if (city && city.name === airport.city) return toPlaceName(city, language);
  return airport.city || airport.name;
}
