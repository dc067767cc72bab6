import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { ActivityDealSearch, ActivityDealWire } from "@/lib/api/contract/deals";
import { requireBookable, toDateAt } from "../access/require-dates";
import { chooseVaried, maximumDeals } from "../deals/choose-varied";
import { createDealLinker } from "../deals/create-deal-linker";
import { createViewerRates } from "../deals/create-viewer-rates";
import type { DealDependencies } from "../deals/deal-dependencies";
import { toActivityLink } from "../deals/deal-link";
import { dealWaitMs, requireFound } from "../deals/require-found";
import type { RequestContext } from "../http/request-context";
import { supplyReachKm } from "../ports/supply-reach";
import { findCityNear } from "../reference-data/nearby";
import type { ActivityDependencies } from "./activity-dependencies";
import { findActivities } from "./find-activities";

type ActivityDealDependencies = Omit<DealDependencies, "suppliers"> &
  Pick<ActivityDependencies, "snapshots" | "activities">;

/**
 * Activity deals around a point on a date, in US dollars by the viewer's tier: a view of the same
 * search that a deal leads to, each for the smallest party that its activity takes.
 * @throws RouteError 422, and 503 while nothing is known; SupplierError when every supplier fails
 */
export async function searchActivityDeals(
  context: RequestContext,
  {
    search,
    db,
    activities,
    snapshots,
    exchangeRates,
    dealTokens,
    now,
  }: ActivityDealDependencies & { search: ActivityDealSearch },
): Promise<ActivityDealWire[]> {
  const { latitude, longitude, date: day } = search;
  const point = { latitude, longitude };
  const time = now();
  const today = toDateAt(point, time);
  requireBookable(day, { path: "date", today });
  const toViewerRates = await createViewerRates(context, {
    db,
    service: "activities",
    currency: "USD",
    exchangeRates,
  });
  const { language } = context;
  const snapshot = await findActivities(context, {
    query: { point, date: day, dateTo: day, language, today, now: time },
    waitMs: dealWaitMs,
    activities,
    snapshots,
  });
  const toViewerLink = createDealLinker(context, { service: "activities", dealTokens, now });
  const found = requireFound(snapshot);
  // Of the towns around, which are searched as well, only where the city has too few.
  const city = findCityNear(point, supplyReachKm)?.name;
  const own = found.filter(({ place }) => place.city === city);
  const chosen = chooseVaried(own.length < maximumDeals ? found : own, {
    kindOf: ({ category }) => category,
    pictureOf: ({ picture }) => picture,
  });
  return chosen.map(({ id, supplier, title, picture, place, date, party, price, ...activity }) => {
    const { rates, total } = toViewerRates(price);
    const link = toActivityLink({ id, place: place.city, date, party });
    return {
      ...{ id, supplier, title, imageUrl: picture, date, rates },
      duration: activity.minutes,
      isFreeCancellation: activity.freeUntil !== null,
      rating: activity.rating?.value ?? 0,
      reviewCount: activity.rating?.count ?? 0,
      ...{ city: place.city, countryCode: place.countryCode, people: countPeople(party) },
      link: toViewerLink(link, { id, supplier, title, image: picture, total }),
    };
  });
}
