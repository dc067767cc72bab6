import "server-only";
import { activityPlace } from "@/lib/activities/activity-query";
import {
  activityResults,
  readActivitySearchQuery,
  type ActivitySearchQuery,
} from "@/lib/activities/activity-results";
import type { Agency } from "@/lib/api/contract/agencies";
import { suggestActivitiesEndpoint } from "@/lib/api/contract/suggestions";
import type { Api } from "@/lib/api/create-api";
import { toQueryValues, type Query } from "@/lib/query-values";
import { apiForRequest } from "@/lib/session/api-for-request";
import { toLocalName } from "./known-places";
import { optionalRead } from "./optional-read";
import { readOrInstead } from "./read-or-instead";
import { getResultsVisit } from "./results-visits";

const suggest = async (api: Api, text: string) =>
  (await api.call(suggestActivitiesEndpoint, { body: { text, isManageLocation: false } })).data;

/** The best match for a place name; null if none is known or the lookup failed. */
const findPlace = (tenant: string, text: string): Promise<ActivitySearchQuery["place"]> =>
  readOrInstead(
    "place of an activity search",
    async () => {
      const [found] = await suggest(await apiForRequest(tenant), text.slice(0, 100));
      if (!found) return null;
      const { name, latitude, longitude } = found;
      return { name, latitude, longitude };
    },
    null,
  );

/** Where the URL of a search says, named in the page's language. */
export async function getActivityPlace(tenant: string, query: Query) {
  const asked = activityPlace.read(toQueryValues(query));
  const { place, placeId: id } = asked;
  if (!place) return asked;
  const read = () => toLocalName(tenant, { id, place, what: "activity place", find: suggest });
  const name = await optionalRead("name of a place", read, place.name);
  return { ...asked, place: { ...place, name }, placeName: name };
}

/** A visitor's search for activities; a place typed without scripts is looked up. */
export function getActivityVisit(agency: Agency, { query }: { query: Query }) {
  // Beside the session, not after it.
  const where = getActivityPlace(agency.subdomain, query);
  return getResultsVisit(agency, {
    query,
    table: activityResults,
    read: async (defaults): Promise<ActivitySearchQuery> => {
      const search = { ...readActivitySearchQuery(query, defaults), ...(await where) };
      if (search.place || !search.placeName) return search;
      return { ...search, place: await findPlace(agency.subdomain, search.placeName) };
    },
  });
}
