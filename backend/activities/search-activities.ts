import type * as z from "zod";
import type { ActivitySearch, searchActivitiesEndpoint } from "@/lib/api/contract/activities";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import { daysBetween } from "@/lib/dates/calendar-date";
import { requireBookable, toDateAt } from "../access/require-dates";
import { refuseInput } from "../errors/refuse-input";
import type { RequestContext } from "../http/request-context";
import { getPricing } from "../pricing/get-pricing";
import { requirePriceRights } from "../pricing/require-price-rights";
import { countLifted } from "../searches/count-lifted";
import { maximumPins, toPage } from "../searches/to-page";
import type { ActivityDependencies } from "./activity-dependencies";
import { findActivities } from "./find-activities";
import { matchActivities, type ActivityMatch } from "./match-activities";
import { sortActivityMatches } from "./sort-activity-matches";
import { toActivitySummary } from "./to-viewer-activity";

/** @throws RouteError 422 naming the field, for days that are past, too far ahead or too many */
function requireDays({ date, dateTo }: ActivitySearch, today: string): void {
  requireBookable(date, { path: "date", today });
  if (dateTo === null) return;
  if (dateTo < date) throw refuseInput("dateTo", "must not be before the first day");
  if (daysBetween(date, dateTo) >= activityLimits.days)
    throw refuseInput("dateTo", `must be at most ${activityLimits.days} days with the first`);
}

const toPin = ({ activity, total }: ActivityMatch, currency: string | null) => {
  const { id, supplier, title, picture, place } = activity;
  return {
    ...{ id, supplier, title, picture },
    ...{ latitude: place.latitude, longitude: place.longitude },
    ...(currency === null ? {} : { total: { amount: total, currency } }),
  };
};

/**
 * Activities around a place that pass the filters, priced for this viewer; if a supplier is slow,
 * what is known by now. Changing filters, sort order or page asks the suppliers nothing. A page
 * beyond the last one is the last one.
 * @throws RouteError 422 for days that can't be booked, and for filters and sorts by price without
 *   price rights; SupplierError when every supplier fails
 */
export async function searchActivities(
  context: RequestContext,
  { search, ...dependencies }: ActivityDependencies & { search: ActivitySearch },
): Promise<z.output<typeof searchActivitiesEndpoint.response>> {
  const { date, filters, sort } = search;
  const { latitude, longitude } = search.place;
  const { agency, priceTier: tier, language } = context;
  const { db, exchangeRates, searchWaitMs } = dependencies;
  requirePriceRights(search, {
    tier,
    filters: ["minimumPrice", "maximumPrice"],
    sorts: ["price"],
  });
  const now = dependencies.now();
  const point = { latitude, longitude };
  const today = toDateAt(point, now);
  requireDays(search, today);
  const query = { point, date, dateTo: search.dateTo ?? date, language, today, now };
  const [{ state, askAgainInMs, found }, pricing] = await Promise.all([
    findActivities(context, { ...dependencies, query, waitMs: searchWaitMs }),
    getPricing(db, agency, { service: "activities", exchangeRates }),
  ]);
  const { toTotal } = pricing;
  const match = (wanted: typeof filters) =>
    matchActivities(found ?? [], { filters: wanted, toTotal });
  const { matches, unfiltered, toFacets } = match(filters);
  sortActivityMatches(matches, sort);
  const { shown, page, pages } = toPage(matches, search.page);
  const currency = tier === "hidden" ? null : pricing.currency;
  return {
    ...{ state, askAgainInMs, page, pages, unfiltered },
    activities: shown.flatMap((one) => toActivitySummary(one, { pricing, tier })),
    total: matches.length,
    lifted: countLifted({ filters, total: matches.length }, (left) => match(left).matches.length),
    pins: matches.slice(0, maximumPins).map((one) => toPin(one, currency)),
    facets: toFacets({ currency, language }),
  };
}
