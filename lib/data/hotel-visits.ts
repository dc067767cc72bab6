import "server-only";
import { suggestHotelsEndpoint } from "@/lib/api/contract/suggestions";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { readStayQuery, type StayQuery } from "@/lib/hotels/stay-query";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getSession } from "@/lib/session/get-session";
import { readOrInstead } from "./read-or-instead";
import { getResidence } from "./residence";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The best match for a place name; null if none is known or the lookup failed. */
const findPlace = (tenant: string, text: string): Promise<StayQuery["place"]> =>
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
      return { name, latitude, longitude, ...(type === "hotel" ? { hotelId: id } : {}) };
    },
    null,
  );

/**
 * A visitor's query, prepared for the search: a place typed without scripts is looked up, and what
 * needs price rights is dropped for viewers without them (`prices` among the problems).
 */
export async function getHotelVisit(agency: Agency, { query }: { query: Query }) {
  const { subdomain: tenant, allowNonLoginFlow } = agency;
  const [session, residence] = await Promise.all([getSession(tenant), getResidence(agency)]);
  const showsPrices = session !== null || allowNonLoginFlow;
  const currency = toChargeCurrency(agency);
  const today = toLocalDate(new Date(), agency.timeZone);
  const read = readStayQuery(query, { today, residence, currency });
  const place = read.place ?? (read.placeName ? await findPlace(tenant, read.placeName) : null);
  const { minimumPrice, maximumPrice, ...others } = read.filters;
  const takesRights =
    minimumPrice !== undefined || maximumPrice !== undefined || read.sort === "price";
  const asked: StayQuery =
    showsPrices || !takesRights
      ? { ...read, place }
      : { ...read, place, filters: others, sort: read.sort === "price" ? "best" : read.sort };
  return { asked, today, currency, showsPrices, needsSignIn: takesRights && !showsPrices };
}
