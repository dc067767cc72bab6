import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { apiForSiteMap } from "./api-for-site-map";
import { untilComplete } from "./until-complete";

/** A sitemap isn't urgent, but holds a render place while it waits. */
const worthWaitingMs = 5_000;

/**
 * The hotels around an agency's location for the sitemap; empty if it sells none.
 * @throws ApiError or ContractError, see `createApi`; Error if suppliers take too long
 */
export async function listHotelPages(agency: Agency, now = new Date()): Promise<SitePage[]> {
  const { dealsLocation, dealDefaults, timeZone } = agency;
  if (!dealsLocation || !activeServices(agency).some(({ id }) => id === "hotels")) return [];
  const api = await apiForSiteMap(agency);
  const body = {
    stay: resolveDealDates(now, timeZone),
    rooms: [{ adults: 2, childAges: [] }],
    residence: dealDefaults.countryOfResidence,
    place: {
      name: dealsLocation.name,
      latitude: dealsLocation.lat,
      longitude: dealsLocation.long,
    },
  };
  const { state, pins } = await untilComplete(() => api.call(searchHotelsEndpoint, { body }), {
    withinMs: worthWaitingMs,
  });
  if (state !== "complete") throw new Error("the hotels of the sitemap are still being searched");
  return pins.map(({ id }) => ({ path: paths.hotel(id) }));
}
