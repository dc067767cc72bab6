import { searchActivityDealsEndpoint, searchResortDealsEndpoint } from "@/lib/api/contract/deals";
import type { DealDependencies } from "../deals/deal-dependencies";
import { requireService } from "../access/require-service";
import { searchActivityDeals } from "../deals/search-activity-deals";
import { searchResortDeals } from "../deals/search-resort-deals";
import type { Handle } from "../http/request-context";

/** Deals of what isn't booked here, each 404 where the agency has switched the service off. */
export function registerDealRoutes(handle: Handle, dependencies: DealDependencies): void {
  handle(searchActivityDealsEndpoint, async (context, { body }) => {
    requireService(context, "activities");
    const response = await searchActivityDeals(context, { ...dependencies, search: body });
    return { priceTier: context.priceTier, response };
  });
  handle(searchResortDealsEndpoint, async (context, { body, query }) => {
    requireService(context, "resorts");
    const data = await searchResortDeals(context, {
      ...dependencies,
      search: body,
      currency: query.currency,
    });
    return { priceTier: context.priceTier, data };
  });
}
