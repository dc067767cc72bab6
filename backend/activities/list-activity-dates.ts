import type * as z from "zod";
import type {
  ActivityParty,
  ActivityProduct,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
} from "@/lib/api/contract/activities";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { requireBookable } from "../access/require-dates";
import { RouteError } from "../errors/route-error";
import type { RequestContext } from "../http/request-context";
import type { ActivityBookingSupplier } from "../ports/activity-supplier";
import { getPricing } from "../pricing/get-pricing";
import type { ActivityDependencies } from "./activity-dependencies";
import { toViewerStart } from "./to-viewer-activity";

type Of<T> = ActivityDependencies & T & { id: string };

/** @throws RouteError 404 */
function requireFound<T>(found: T | null): T {
  if (found) return found;
  throw new RouteError(404, "activity_not_found", "There is no such activity");
}

/** @throws RouteError 404 for an unknown product; SupplierError */
export const getActivity = async (
  { language }: RequestContext,
  {
    id,
    activities,
    now,
  }: Pick<ActivityDependencies, "now"> & {
    id: string;
    activities: Pick<ActivityBookingSupplier, "getProduct">;
  },
): Promise<{ product: ActivityProduct }> => ({
  product: requireFound(await activities.getProduct({ productId: id, language, now: now() })),
});

/**
 * The days of a month, by schedules, with the price of the cheapest start for viewers who may see
 * it. Those that are past read like any other past their cut-off.
 * @throws RouteError 404 for an unknown product, 422 for a month out of reach; SupplierError
 */
export async function listActivityDays(
  { agency, language, priceTier: tier }: RequestContext,
  { id, month, party, activities, ...dependencies }: Of<{ month: string; party: ActivityParty }>,
): Promise<z.output<typeof listActivityDaysEndpoint.response>> {
  const now = dependencies.now();
  const today = toEarliestToday(now);
  const isThisMonth = month === today.slice(0, 7);
  requireBookable(isThisMonth ? today : `${month}-01`, { path: "month", today });
  const { db, exchangeRates } = dependencies;
  const [found, { currency, toTotal }] = await Promise.all([
    activities.listDays({ productId: id, month, party, language, now }),
    getPricing(db, agency, { service: "activities", exchangeRates }),
  ]);
  const { days, problem } = requireFound(found);
  return {
    problem,
    days: days.map(({ date, state, price }) => {
      const amount = price && toTotal(price);
      // It has no starts then, either.
      if (price && amount === null) return { date, state: "notOperating" };
      const isShown = amount !== null && tier !== "hidden";
      return { date, state, ...(isShown ? { from: { amount, currency } } : {}) };
    }),
  };
}

/**
 * The starts of a day as the supplier has them now, priced for this viewer.
 * @throws RouteError 404 for an unknown product, 422 for a day that is past or out of reach;
 *   SupplierError
 */
export async function listActivityStarts(
  { agency, language, priceTier: tier }: RequestContext,
  { id, date, party, activities, ...dependencies }: Of<{ date: string; party: ActivityParty }>,
): Promise<z.output<typeof listActivityStartsEndpoint.response>> {
  const now = dependencies.now();
  requireBookable(date, { path: "date", today: toEarliestToday(now) });
  const { db, exchangeRates } = dependencies;
  const [found, pricing] = await Promise.all([
    activities.listStarts({ productId: id, date, party, language, now }),
    getPricing(db, agency, { service: "activities", exchangeRates }),
  ]);
  const { options, problem } = requireFound(found);
  return {
    problem,
    options: options.map((option) => ({
      ...option,
      starts: option.starts.flatMap((start) =>
        toViewerStart(start, { party, option, pricing, tier }),
      ),
    })),
  };
}
