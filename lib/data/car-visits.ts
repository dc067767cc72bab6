import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { CarSearch } from "@/lib/api/contract/cars";
import { suggestCarsEndpoint } from "@/lib/api/contract/suggestions";
import { carResults, readCarSearchQuery, type CarSearchQuery } from "@/lib/cars/car-results";
import { rentalPlaces } from "@/lib/cars/rental-query";
import { toQueryValues, type Query } from "@/lib/query-values";
import { apiForRequest } from "@/lib/session/api-for-request";
import { toLocalName } from "./known-places";
import { readOrInstead } from "./read-or-instead";
import { getResultsVisit } from "./results-visits";

/** The best match for a place name; null if none is known or the lookup failed. */
const findPlace = (tenant: string, text: string): Promise<CarSearch["pickUp"] | null> =>
  readOrInstead(
    "place of a car search",
    async () => {
      const api = await apiForRequest(tenant);
      const { data } = await api.call(suggestCarsEndpoint, {
        body: { text: text.slice(0, 100), isManageLocation: false },
      });
      const [found] = data.locations;
      if (!found) return null;
      const { name, latitude, longitude } = found;
      return { name, latitude, longitude };
    },
    null,
  );

/** Where a rental's URL says, named in the page's language. */
export async function getRentalPlaces(tenant: string, query: Query) {
  const asked = rentalPlaces.read(toQueryValues(query));
  const named = async (place: CarSearch["pickUp"] | null, id: string | undefined) => {
    if (!place) return null;
    const name = await toLocalName(tenant, {
      ...{ id, place, what: "car place" },
      find: async (api, text) =>
        (await api.call(suggestCarsEndpoint, { body: { text, isManageLocation: false } })).data
          .locations,
    });
    return { ...place, name };
  };
  const [pickUp, dropOff] = await Promise.all([
    named(asked.pickUp, asked.pickUpId),
    named(asked.dropOff, asked.dropOffId),
  ]);
  return {
    ...asked,
    ...{ pickUp, pickUpName: pickUp?.name ?? asked.pickUpName },
    ...{ dropOff, dropOffName: dropOff?.name ?? asked.dropOffName },
  };
}

/**
 * A visitor's car search; places typed without scripts are looked up. An unknown drop-off place
 * is named in its problems.
 */
export function getCarVisit(agency: Agency, { query }: { query: Query }) {
  // Beside the session, not after it.
  const where = getRentalPlaces(agency.subdomain, query);
  return getResultsVisit(agency, {
    query,
    table: carResults,
    read: async (defaults): Promise<CarSearchQuery> => {
      const search = { ...readCarSearchQuery(query, defaults), ...(await where) };
      const find = (place: CarSearch["pickUp"] | null, name: string) =>
        place || !name ? place : findPlace(agency.subdomain, name);
      const [pickUp, dropOff] = await Promise.all([
        find(search.pickUp, search.pickUpName),
        find(search.dropOff, search.dropOffName),
      ]);
      return {
        ...search,
        pickUp,
        dropOff,
        problems:
          search.dropOffName && !dropOff ? [...search.problems, "dropOff"] : search.problems,
      };
    },
  });
}
