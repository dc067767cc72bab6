import type { ActivityDealSearch, ActivityDealWire } from "@/lib/api/contract/deals";
import type { RequestContext } from "../http/request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toActivityLink } from "./deal-link";
import { requireBookable, toDateAt } from "../access/require-dates";
import { createDealLinker } from "./create-deal-linker";
import { createViewerRates } from "./create-viewer-rates";

/**
 * Activity deals around a point on a date, per adult, in US dollars by the viewer's tier. @throws
 * RouteError 422
 */
export async function searchActivityDeals(
  context: RequestContext,
  {
    search,
    db,
    suppliers,
    exchangeRates,
    dealTokens,
    now,
  }: DealDependencies & { search: ActivityDealSearch },
): Promise<ActivityDealWire[]> {
  const { latitude, longitude, date } = search;
  const point = { latitude, longitude };
  requireBookable(date, { path: "date", today: toDateAt(point, now()) });
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "activities",
    currency: "USD",
    exchangeRates,
  });
  const offers = await suppliers.activities.searchActivities({
    point,
    date,
    language: context.language,
  });
  const toViewerLink = createDealLinker(context, { service: "activities", dealTokens, now });
  return offers.map(({ price, ...offer }) => {
    const { id, supplier } = offer;
    const { rates, total } = toViewerRates(price);
    const link = toActivityLink({ id, place: offer.city, date });
    return {
      ...offer,
      date,
      rates,
      link: toViewerLink(link, { id, supplier, title: offer.title, image: offer.imageUrl, total }),
    };
  });
}
