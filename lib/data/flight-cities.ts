import "server-only";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { searchAirportsEndpoint } from "@/lib/api/contract/suggestions";
import type { FlightPlace } from "@/lib/flights/flight-query";
import { apiForRequest } from "@/lib/session/api-for-request";
import { readOrInstead } from "./read-or-instead";

/** From an airport to the middle of its city: another city of that name is farther away. */
const reachKm = 120;

/** The city that an airport is one of several of; null if it has no other, or the lookup failed. */
export async function findFlightCity(
  tenant: string,
  { id, name }: FlightPlace,
): Promise<FlightPlace | null> {
  if (!id?.startsWith("airport-")) return null;
  // "London (LHR)" is an airport of London.
  const text = name.replace(/\s*\([A-Z]{3}\)\s*$/, "").slice(0, 100);
  return readOrInstead(
    "city of an airport",
    async () => {
      if (!text) return null;
      const api = await apiForRequest(tenant);
      const { data } = await api.call(searchAirportsEndpoint, { query: { search: text } });
      const airport = data.find((place) => place.id === id);
      const city = data.find(
        (place) => place.id.startsWith("city-") && airport && distanceKm(place, airport) <= reachKm,
      );
      return city ? { id: city.id, name: city.name } : null;
    },
    null,
  );
}
