import type { ActivityDealSearch, ActivityDealWire } from "@/lib/api/contract/deals";
import type { RequestContext } from "../request-context";
import type { DealDependencies } from "./deal-dependencies";
import { toActivityLink } from "./deal-link";
import { requireBookable, toDateAt } from "./require-dates";
import { createViewerRates } from "./create-viewer-rates";

/** Activity deals around a point on a date, per adult, in US dollars by the viewer's tier. @throws RouteError 422 */
export async function searchActivityDeals(
  context: RequestContext,
  { search, db, suppliers, exchangeRates, now }: DealDependencies & { search: ActivityDealSearch },
): Promise<ActivityDealWire[]> {
  const { latitude, longitude, date } = search;
  const point = { latitude, longitude };
  requireBookable(date, { path: "date", today: toDateAt(point, now()) });
  const toViewerRates = await createViewerRates(context, { db, service: "activities", currency: "USD", exchangeRates });
  const offers = await suppliers.activities.searchActivities({ point, date, language: context.language });
  return offers.map(({ price, ...offer }) => ({
    ...offer,
    date,
    link: toActivityLink({ id: offer.id, place: offer.city, date }),
    rates: toViewerRates(price),
  }));
}
