import { distanceKm } from "@/lib/api/contract/distance-km";
import { listAirports } from "../../reference-data/airports";
import { findCity } from "../../reference-data/cities";

/** km. A city's airports are as far away as that. */
const cityReachKm = 80;
const mostAirports = 2;
/**
 * Codes of metropolitan areas (IATA), by the airport in them that our lists know as large. Duffel
 * searches all airports of such an area at once.
 */
const metropolitan: Readonly<Record<string, string>> = {
  ...{ LHR: "LON", CDG: "PAR", JFK: "NYC", MXP: "MIL", FCO: "ROM", HND: "TYO", KIX: "OSA" },
  ...{ ICN: "SEL", PVG: "SHA", PEK: "BJS", EZE: "BUE", GRU: "SAO", GIG: "RIO", ORD: "CHI" },
  ...{ IAD: "WAS", YYZ: "YTO", YUL: "YMQ", ARN: "STO" },
};

/**
 * What Duffel calls a place of ours: an airport's code, or a city's area or nearest large airports.
 * Empty for a place that no map knows.
 */
export function toDuffelPlaces(place: string): string[] {
  const [kind = "", id = ""] = place.split("-");
  if (kind === "airport") return listAirports().some(({ iata }) => iata === id) ? [id] : [];
  const city = findCity(Number(id));
  if (!city) return [];
  const near = listAirports()
    .map((airport) => ({ ...airport, km: distanceKm(city, airport) }))
    .filter(({ km }) => km <= cityReachKm)
    .toSorted((a, b) => Number(b.isLarge) - Number(a.isLarge) || a.km - b.km);
  const area = near.map(({ iata }) => metropolitan[iata]).find((code) => code !== undefined);
  if (area) return [area];
  const large = near.filter(({ isLarge }) => isLarge);
  return (large.length > 0 ? large : near).slice(0, mostAirports).map(({ iata }) => iata);
}
