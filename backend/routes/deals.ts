import {
  searchActivityDealsEndpoint,
  searchCarDealsEndpoint,
  searchHotelDealsEndpoint,
  searchResortDealsEndpoint,
} from "@/lib/api/contract/deals";
import type { DealDependencies } from "../deals/deal-dependencies";
import { requireService } from "../access/require-service";
import { searchActivityDeals } from "../deals/search-activity-deals";
import { searchCarDeals, type CarDealDependencies } from "../deals/search-car-deals";
import { searchHotelDeals, type HotelDealDependencies } from "../deals/search-hotel-deals";
import { searchResortDeals } from "../deals/search-resort-deals";
import { createLimiter } from "../limits/create-limiter";
import { carDealLimits, hotelDealLimits, limitOrder } from "../limits/order-limits";
import type { OpenCounter } from "../limits/open-counter";
import type { Handle } from "../http/request-context";

/** The four deal searches, each 404 where the agency has switched the service off. */
export function registerDealRoutes(
  handle: Handle,
  dependencies: DealDependencies &
    HotelDealDependencies &
    CarDealDependencies & { openCounter: OpenCounter },
): void {
  const limiters = {
    hotels: createLimiter(hotelDealLimits, dependencies.openCounter),
    cars: createLimiter(carDealLimits, dependencies.openCounter),
  };
  handle(searchHotelDealsEndpoint, async (context, { body }) => {
    requireService(context, "hotels");
    await limitOrder(limiters.hotels, context);
    return { response: await searchHotelDeals(context, { ...dependencies, search: body }) };
  });
  handle(searchActivityDealsEndpoint, async (context, { body }) => {
    requireService(context, "activities");
    return { response: await searchActivityDeals(context, { ...dependencies, search: body }) };
  });
  handle(searchCarDealsEndpoint, async (context, { body }) => {
    requireService(context, "cars");
    await limitOrder(limiters.cars, context);
    return { response: await searchCarDeals(context, { ...dependencies, search: body }) };
  });
  handle(searchResortDealsEndpoint, async (context, { body, query }) => {
    requireService(context, "resorts");
    return {
      data: await searchResortDeals(context, {
        ...dependencies,
        search: body,
        currency: query.currency,
      }),
    };
  });
}
