import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { apiForSiteMap } from "./api-for-site-map";

/**
 * The hotels around an agency's location for the sitemap; empty if it sells none. @throws ApiError
 * or ContractError, see `createApi`
 */
export async function listHotelPages(agency: Agency, now = new Date()): Promise<SitePage[]> {
  const { dealsLocation, dealDefaults, timeZone } = agency;
  if (!dealsLocation || !activeServices(agency).some(({ id }) => id === "hotels")) return [];
  const { pins } = await (
    await apiForSiteMap(agency)
  ).call(searchHotelsEndpoint, {
    body: {
      stay: resolveDealDates(now, timeZone),
      rooms: [{ adults: 2, childAges: [] }],
      residence: dealDefaults.countryOfResidence,
      place: {
        name: dealsLocation.name,
        latitude: dealsLocation.lat,
        longitude: dealsLocation.long,
      },
    },
  });
  return pins.map(({ id }) => ({ path: paths.hotel(id) }));
}
