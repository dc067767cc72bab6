import "server-only";
import { areaKinds } from "@/lib/api/contract/place-terms";
import { suggestHotelsEndpoint } from "@/lib/api/contract/suggestions";
import type { Agency } from "@/lib/api/contract/agencies";
import {
  hotelResults,
  readHotelSearchQuery,
  type HotelSearchQuery,
} from "@/lib/hotels/hotel-results";
import type { Query } from "@/lib/query-values";
import { apiForRequest } from "@/lib/session/api-for-request";
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

/** A visitor's hotel search; a place typed without scripts is looked up. */
export const getHotelVisit = (agency: Agency, { query }: { query: Query }) =>
  getResultsVisit(agency, {
    table: hotelResults,
    read: async (defaults): Promise<HotelSearchQuery> => {
      const search = readHotelSearchQuery(query, defaults);
      if (search.place || !search.placeName) return search;
      return { ...search, place: await findPlace(agency.subdomain, search.placeName) };
    },
  });
