import {
  getActivityEndpoint,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
  searchActivitiesEndpoint,
} from "@/lib/api/contract/activities";
import { requireService } from "../access/require-service";
import { toSearchLimits } from "../limits/order-limits";
import type { ActivityBookingSupplier } from "../ports/activity-supplier";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import {
  createActivityFinder,
  toActivityAllotment,
} from "../suppliers/sandbox/activities/find-activities";
import { createActivityService } from "./activity-service";
import { combineActivitySuppliers, toSellableActivities } from "./combine-activity-suppliers";
import { getActivity, listActivityDays, listActivityStarts } from "./list-activity-dates";
import { searchActivities } from "./search-activities";
import { toNotedSearch } from "./to-noted-search";

const limits = { searches: toSearchLimits("activity searches") };

function createActivityAllotments() {
  const finder = createActivityFinder();
  return (unit: Parameters<typeof toActivityAllotment>[0]) => toActivityAllotment(unit, finder);
}

/** The parts of activities that the backend is composed of. */
export const activityModule: ServiceParts<ActivityBookingSupplier> = {
  create: createActivityService,
  limits,
  createAllotments: createActivityAllotments,
  /** From search to starts; each is 404 where the agency has switched activities off. */
  register(handle, { suppliers, ...dependencies }) {
    const { logProblem } = dependencies;
    const shop = (agencyId: string) =>
      combineActivitySuppliers(suppliers, { agencyId, logProblem });
    const open = createShopOpener(
      { service: "activities", shop, sell: toSellableActivities, limits: limits.searches },
      dependencies,
    );
    handle(searchActivitiesEndpoint, async (context, { body: search }) => {
      const activities = await open(context);
      const answer = await searchActivities(context, { ...dependencies, activities, search });
      dependencies.searchLog.note(context, toNotedSearch(search), answer);
      return answer;
    });
    handle(getActivityEndpoint, (context, { params }) => {
      requireService(context, "activities");
      const activities = shop(context.agency.id);
      return getActivity(context, { ...params, activities, now: dependencies.now });
    });
    handle(listActivityDaysEndpoint, async (context, { params, body }) =>
      listActivityDays(context, {
        ...dependencies,
        ...params,
        ...body,
        activities: await open(context),
      }),
    );
    handle(listActivityStartsEndpoint, async (context, { params, body }) =>
      listActivityStarts(context, {
        ...dependencies,
        ...params,
        ...body,
        activities: await open(context),
      }),
    );
  },
};
