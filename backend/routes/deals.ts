import { searchResortDealsEndpoint } from "@/lib/api/contract/deals";
import type { DealDependencies } from "../deals/deal-dependencies";
import { requireService } from "../access/require-service";
import { searchResortDeals } from "../deals/search-resort-deals";
import type { Handle } from "../http/request-context";

/** Deals of what isn't booked here, each 404 where the agency has switched the service off. */
export function registerDealRoutes(handle: Handle, dependencies: DealDependencies): void {
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
