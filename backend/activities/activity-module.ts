import {
  getActivityEndpoint,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
  searchActivitiesEndpoint,
} from "@/lib/api/contract/activities";
import { searchActivityDealsEndpoint } from "@/lib/api/contract/deals";
import {
  listActivityDestinationsEndpoint,
  suggestActivitiesEndpoint,
} from "@/lib/api/contract/suggestions";
import { requireService } from "../access/require-service";
import { toSearchLimits } from "../limits/order-limits";
import type { ActivityBookingSupplier } from "../ports/activity-supplier";
import { createDealOpener, createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import { createSuggester } from "../suggestions/create-suggester";
import { listDestinations } from "../suggestions/list-destinations";
import { suggestWithOffers } from "../suggestions/suggest-with-offers";
import { toCitySuggestion } from "../suggestions/to-suggestion";
import {
  createActivityFinder,
  toActivityAllotment,
} from "../suppliers/sandbox/activities/find-activities";
import { createActivityService } from "./activity-service";
import { combineActivitySuppliers, toSellableActivities } from "./combine-activity-suppliers";
import { getActivity, listActivityDays, listActivityStarts } from "./list-activity-dates";
import { searchActivityDeals } from "./search-activity-deals";
import { searchActivities } from "./search-activities";
import { toNotedSearch } from "./to-noted-search";

const limits = {
  searches: toSearchLimits("activity searches"),
  deals: toSearchLimits("activity deals"),
};

function createActivityAllotments() {
  const finder = createActivityFinder();
  return (unit: Parameters<typeof toActivityAllotment>[0]) => toActivityAllotment(unit, finder);
}

/** The parts of activities that the backend is composed of. */
export const activityModule: ServiceParts<ActivityBookingSupplier> = {
  create: createActivityService,
  limits,
  createAllotments: createActivityAllotments,
  /** From suggestions and deals to starts; each is 404 where the agency has none of it. */
  register(handle, { suppliers, ...dependencies }) {
    const { logError, logProblem } = dependencies;
    const shop = (agencyId: string) =>
      combineActivitySuppliers(suppliers, { agencyId, logProblem });
    const sold = { service: "activities", shop, sell: toSellableActivities } as const;
    const open = createShopOpener({ ...sold, limits: limits.searches }, dependencies);
    const openDeals = createDealOpener({ ...sold, limits: limits.deals }, dependencies);
    const suggest = createSuggester(logError);
    handle(suggestActivitiesEndpoint, (context, { body }) =>
      suggest(context, "activities", async () => {
        const { language } = context;
        const activities = shop(context.agency.id);
        const own = await activities.findOwnPlaces(body.text);
        if (own.length > 0)
          return { data: own.map((city) => toCitySuggestion(city, language)), allData: true };
        const { suggestions, isComplete } = await suggestWithOffers(body.text, {
          types: ["city", "landmark"],
          offerType: "activity",
          language,
          listOffers: (city) => activities.listActivitiesNear(city, language),
        });
        return { data: suggestions, allData: isComplete };
      }),
    );
    handle(listActivityDestinationsEndpoint, (context) =>
      suggest(context, "activities", () => {
        const { dealsLocation } = context.agency;
        const from = dealsLocation && {
          latitude: dealsLocation.lat,
          longitude: dealsLocation.long,
        };
        return {
          data: listDestinations(from).map((city) => toCitySuggestion(city, context.language)),
        };
      }),
    );
    handle(searchActivityDealsEndpoint, async (context, { body: search }) => {
      const activities = await openDeals(context);
      const response = await searchActivityDeals(context, { ...dependencies, activities, search });
      return { priceTier: context.priceTier, response };
    });
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
