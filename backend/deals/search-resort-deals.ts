import type { ResortDealSearch, ResortDealWire } from "@/lib/api/contract/deals";
import { addDays } from "@/lib/dates/calendar-date";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import type { RequestContext } from "../http/request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toResortLink } from "./deal-link";
import { createDealLinker } from "./create-deal-linker";
import { createViewerRates } from "./create-viewer-rates";

/** Resorts are booked by the week; the day that all deals start on is a Saturday. */
const nights = 7;

/** The week a resort deal is for, in the agency's time zone. */
export function resolveResortStay(
  now: Date,
  timeZone: string,
): { start: string; end: string; nights: number } {
  const { start } = resolveDealDates(now, timeZone);
  return { start, end: addDays(start, nights), nights };
}

/**
 * Resort deals around a point for a week, whole unit, in the requested currency by viewer tier.
 * @throws RouteError 422
 */
export async function searchResortDeals(
  context: RequestContext,
  {
    search,
    currency,
    db,
    suppliers,
    exchangeRates,
    dealTokens,
    now,
  }: DealDependencies & { search: ResortDealSearch; currency: string },
): Promise<ResortDealWire[]> {
  const point = { latitude: search.lat, longitude: search.lon };
  const stay = resolveResortStay(now(), context.agency.timeZone);
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "resorts",
    currency,
    exchangeRates,
  });
  const offers = await suppliers.resorts.searchResorts({ point, stay });
  const toViewerLink = createDealLinker(context, { service: "resorts", dealTokens, now });
  return offers.map(({ price, ...offer }) => {
    const { id, supplier } = offer;
    const { rates, total } = toViewerRates(price);
    const link = toResortLink({ id, place: offer.city, stay });
    return {
      ...offer,
      stay,
      rates,
      link: toViewerLink(link, { id, supplier, title: offer.name, image: offer.image, total }),
    };
  });
}
