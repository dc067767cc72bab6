import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { flightPlacePattern } from "@/lib/api/contract/flight-terms";
import { searchAirportsEndpoint, type FlightSuggestion } from "@/lib/api/contract/suggestions";
import type { Api } from "@/lib/api/create-api";
import { findFlightPlaces } from "@/lib/flights/find-flight-places";
import type { FlightPlace, FlightQuery } from "@/lib/flights/flight-query";
import { apiForRequest } from "@/lib/session/api-for-request";
import { findKnownPlace } from "./known-places";
import { optionalRead } from "./optional-read";
import { readOrInstead } from "./read-or-instead";
import { createFlightResults, readFlightSearchQuery } from "@/lib/flights/flight-results";
import type { Query } from "@/lib/query-values";
import { getResultsVisit } from "./results-visits";

const suggest = async (api: Api, search: string) =>
  (await api.call(searchAirportsEndpoint, { query: { search } })).data;

const toPlace = (found: FlightSuggestion | null | undefined): FlightPlace | null =>
  found ? { id: found.id, name: found.shortName, timeZone: found.timeZone } : null;

/** A place by its id; null for words, if none is known, or if the lookup failed. */
const findById = async (tenant: string, id: string): Promise<FlightPlace | null> =>
  flightPlacePattern.test(id)
    ? optionalRead(
        "name of a place",
        async () =>
          toPlace(await findKnownPlace(tenant, { id, what: "flight place", find: suggest })),
        null,
      )
    : null;

/** The best match for a place's name or code; null if none is known or the lookup failed. */
const findByWords = (tenant: string, text: string): Promise<FlightPlace | null> =>
  readOrInstead(
    "place of a flight search",
    async () => toPlace((await suggest(await apiForRequest(tenant), text.slice(0, 100)))[0]),
    null,
  );

/** The legs with places that are known by their ids named in the page's language. */
export const withKnownPlaces = (tenant: string, legs: FlightQuery["legs"]) =>
  findFlightPlaces(legs, (text) => findById(tenant, text));

/** The search with its places looked up, and named in the page's language. */
export const withFlightPlaces = async <Q extends Pick<FlightQuery, "legs">>(
  agency: Agency,
  search: Q,
): Promise<Q> => ({
  ...search,
  legs: await findFlightPlaces(search.legs, (text) =>
    flightPlacePattern.test(text)
      ? findById(agency.subdomain, text)
      : findByWords(agency.subdomain, text),
  ),
});

/** Sort orders and what needs price rights are the same for all trips. */
const table = createFlightResults({ trip: "oneWay", legs: 1 });

/**
 * A visitor's flight search with its filters; an unknown place keeps its words and has no id.
 * Filters and sort orders by price are removed for viewers without price rights.
 */
export const getFlightSearch = (agency: Agency, { query }: { query: Query }) =>
  getResultsVisit(agency, {
    query,
    table,
    read: (defaults) => withFlightPlaces(agency, readFlightSearchQuery(query, defaults)),
  });
