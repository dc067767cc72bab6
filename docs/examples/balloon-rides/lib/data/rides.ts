import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { listLaunchesEndpoint } from "@/lib/api/contract/rides";
import { addDays } from "@/lib/dates/calendar-date";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import { searchOrDayLater } from "@/lib/results/search-or-day-later";
import {
  readRideDay,
  readRideSearchQuery,
  rideResults,
  toRideQuery,
  type RideSearchQuery,
} from "@/lib/rides/ride-query";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getOfferVisit, isWhole, toWholeHref } from "./offer-visit";
import { orNull } from "./or-null";
import { orSearchFailure } from "./or-search-failure";
import { getResultsVisit } from "./results-visits";

/** A visitor's search for rides. */
export const getRideVisit = (agency: Agency, { query }: { query: Query }) =>
  getResultsVisit(agency, {
    query,
    table: rideResults,
    read: (defaults): RideSearchQuery => readRideSearchQuery(query, defaults),
  });

/** A ride's launches on the URL's day, which may still be pending, with what its page needs. */
export async function getRideOffer(agency: Agency, query: Query) {
  const now = new Date();
  const today = toEarliestToday(now);
  const { prefix, toView } = await getOfferVisit(agency, { query, now });
  const [id = "", place = ""] = [query.id, query.place].map((one) => [one].flat()[0]);
  const api = await apiForRequest(agency.subdomain);
  const asked = readRideDay(query, today);
  const found = orSearchFailure(
    "launches",
    searchOrDayLater(asked, {
      firstDay: "date",
      later: (days) => ({ ...asked, date: addDays(asked.date, days) }),
      find: async (body) =>
        /^[\w~-][\w.~-]*$/.test(id)
          ? orNull(api.call(listLaunchesEndpoint, { params: { id }, body }))
          : null,
    }),
  );
  const href = `${prefix}${paths.offer("rides", { ...toRideQuery({ ...asked, place }), id })}`;
  return {
    ...{ id, today, asked, place, found, view: toView(href), wholeHref: toWholeHref(href) },
    isWhole: await isWhole(query, found),
  };
}
