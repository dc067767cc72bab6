import "server-only";
import { searchActivitiesEndpoint } from "@/lib/api/contract/activities";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import type { Agency } from "@/lib/api/contract/agencies";
import { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { findServiceMode, type DealServiceId } from "@/lib/api/contract/services";
import type { Api } from "@/lib/api/create-api";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { apiForSiteMap } from "./api-for-site-map";
import { untilComplete, type SearchProgress } from "./until-complete";

/** A sitemap isn't urgent, but holds a render place while it waits. */
const worthWaitingMs = 5_000;

type Place = { name: string; latitude: number; longitude: number };
type Found<Pin> = SearchProgress & { pins: Pin[] };

/**
 * What an agency sells around its location; nothing if it doesn't sell the service. Waits for slow
 * suppliers, at most 5 s.
 * @throws ApiError or ContractError, see `createApi`; Error if suppliers take longer
 */
async function listOffered<Pin>(
  agency: Agency,
  service: DealServiceId,
  search: (api: Api, place: Place) => Promise<Found<Pin>>,
): Promise<Pin[]> {
  const { dealsLocation } = agency;
  if (!dealsLocation || !activeServices(agency).some(({ id }) => id === service)) return [];
  const { name, lat: latitude, long: longitude } = dealsLocation;
  const api = await apiForSiteMap(agency);
  const { state, pins } = await untilComplete(() => search(api, { name, latitude, longitude }), {
    withinMs: worthWaitingMs,
  });
  if (state !== "complete")
    throw new Error(`the ${service} of the sitemap are still being searched`);
  return pins;
}

/** Hotels around an agency's location, for the sitemap. @throws as `listOffered` */
export async function listHotelPages(agency: Agency, now = new Date()): Promise<SitePage[]> {
  const body = {
    stay: resolveDealDates(now, agency.timeZone),
    rooms: [{ adults: 2, childAges: [] }],
    residence: agency.dealDefaults.countryOfResidence,
  };
  const pins = await listOffered(agency, "hotels", (api, place) =>
    api.call(searchHotelsEndpoint, { body: { ...body, place } }),
  );
  return pins.map(({ id }) => ({ path: paths.hotel(id) }));
}

/**
 * Activities of the next month around an agency's location, for the sitemap; samples aren't
 * indexed. @throws as `listOffered`
 */
export async function listActivityPages(agency: Agency, now = new Date()): Promise<SitePage[]> {
  // Sold on request, their pages lead to the form.
  if (findServiceMode(agency, "activities") !== "online") return [];
  const date = addDays(toLocalDate(now, agency.timeZone), 1);
  const body = { date, dateTo: addDays(date, activityLimits.days - 1) };
  const pins = await listOffered(agency, "activities", (api, place) =>
    api.call(searchActivitiesEndpoint, { body: { ...body, place } }),
  );
  return pins
    .filter(({ supplier }) => supplier !== "sandbox")
    .map(({ id }) => ({ path: paths.activity(id) }));
}
