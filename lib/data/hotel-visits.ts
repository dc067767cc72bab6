import "server-only";
import { areaKinds } from "@/lib/api/contract/place-terms";
import { suggestHotelsEndpoint } from "@/lib/api/contract/suggestions";
import type { Agency } from "@/lib/api/contract/agencies";
import {
  hotelResults,
  readHotelSearchQuery,
  type HotelSearchQuery,
} from "@/lib/hotels/hotel-results";
import { stayPlace } from "@/lib/hotels/stay-query";
import { toQueryValues, type Query } from "@/lib/query-values";
import { apiForRequest } from "@/lib/session/api-for-request";
import { toLocalName } from "./known-places";
import { readOrInstead } from "./read-or-instead";
import { getResultsVisit } from "./results-visits";

/** The best match for a place name; null if none is known or the lookup failed. */
const findPlace = (tenant: string, text: string): Promise<HotelSearchQuery["place"]> =>
  readOrInstead(
    "place of a hotel search",
    async () => {
      const api = await apiForRequest(tenant);
      const { data } = await api.call(suggestHotelsEndpoint, {
        body: { text: text.slice(0, 100), isManageLocation: false },
      });
      const [found] = data.locationSuggestions;
      if (!found) return null;
      const { id, type, name, latitude, longitude } = found;
      const isArea = areaKinds.some((kind) => kind === type);
      return {
        ...{ name, latitude, longitude },
        ...(type === "hotel" ? { hotelId: id } : isArea ? { areaId: id } : {}),
      };
    },
    null,
  );

/** Where a stay's URL says, named in the page's language. */
export async function getStayPlace(tenant: string, query: Query) {
  const asked = stayPlace.read(toQueryValues(query));
  const { place, placeId: id } = asked;
  if (!place) return asked;
  const name = await toLocalName(tenant, {
    ...{ id, place, what: "hotel place" },
    find: async (api, text) =>
      (await api.call(suggestHotelsEndpoint, { body: { text, isManageLocation: false } })).data
        .locationSuggestions,
  });
  return { ...asked, place: { ...place, name }, placeName: name };
}

/** A visitor's hotel search; a place typed without scripts is looked up. */
export function getHotelVisit(agency: Agency, { query }: { query: Query }) {
  // Beside the session, not after it.
  const where = getStayPlace(agency.subdomain, query);
  return getResultsVisit(agency, {
    query,
    table: hotelResults,
    read: async (defaults): Promise<HotelSearchQuery> => {
      const search = { ...readHotelSearchQuery(query, defaults), ...(await where) };
      if (search.place || !search.placeName) return search;
      return { ...search, place: await findPlace(agency.subdomain, search.placeName) };
    },
  });
}
