import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { apiFor } from "@/lib/api/server";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { getRequestId } from "@/lib/session/get-request-id";

/** The hotels around an agency's own place for the site map; none where it sells none. @throws ApiError or ContractError, see `createApi` */
export async function listHotelPages(agency: Agency, now = new Date()): Promise<SitePage[]> {
  const { dealsLocation, dealDefaults, subdomain, defaultLanguage, timeZone } = agency;
  if (!dealsLocation || !activeServices(agency).some(({ id }) => id === "hotels")) return [];
  const { pins } = await apiFor(subdomain, { language: defaultLanguage, requestId: await getRequestId() }).call(searchHotelsEndpoint, {
    body: {
      stay: resolveDealDates(now, timeZone),
      rooms: [{ adults: 2, childAges: [] }],
      residence: dealDefaults.countryOfResidence,
      place: { name: dealsLocation.name, latitude: dealsLocation.lat, longitude: dealsLocation.long },
    },
  });
  return pins.map(({ id }) => ({ path: paths.hotel(id) }));
}
