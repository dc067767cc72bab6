import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { searchAirportsEndpoint } from "@/lib/api/contract/suggestions";
import { findFlightPlaces } from "@/lib/flights/find-flight-places";
import type { FlightPlace, FlightQuery } from "@/lib/flights/flight-query";
import { apiForRequest } from "@/lib/session/api-for-request";
import { readOrInstead } from "./read-or-instead";
import { createFlightResults, readFlightSearchQuery } from "@/lib/flights/flight-results";
import type { Query } from "@/lib/query-values";
import { getResultsVisit } from "./results-visits";

/** The best match for a place's name, code or id; null if none is known or the lookup failed. */
const findPlace = (tenant: string, text: string): Promise<FlightPlace | null> =>
  readOrInstead(
    "place of a flight search",
    async () => {
      const api = await apiForRequest(tenant);
      const { data } = await api.call(searchAirportsEndpoint, {
        query: { search: text.slice(0, 100) },
      });
      const [found] = data;
      return found ? { id: found.id, name: found.shortName, timeZone: found.timeZone } : null;
    },
    null,
  );

/** The search with its places looked up that were typed without script or came as codes. */
export const withFlightPlaces = async <Q extends Pick<FlightQuery, "legs">>(
  agency: Agency,
  search: Q,
): Promise<Q> => ({
  ...search,
  legs: await findFlightPlaces(search.legs, (text) => findPlace(agency.subdomain, text)),
});

/** Sort orders and what needs price rights are the same for all trips. */
const table = createFlightResults({ trip: "oneWay", legs: 1 });

/**
 * A visitor's flight search with its filters; an unknown place keeps its words and has no id.
 * Filters and sort orders by price are removed for viewers without price rights.
 */
export const getFlightSearch = (agency: Agency, { query }: { query: Query }) =>
  getResultsVisit(agency, {
    table,
    read: (defaults) => withFlightPlaces(agency, readFlightSearchQuery(query, defaults)),
  });
