import { listCarOffersEndpoint, searchCarsEndpoint } from "@/lib/api/contract/cars";
import type { CarDependencies } from "../cars/car-dependencies";
import type { CarShop } from "../cars/combine-car-suppliers";
import { listCarOffers } from "../cars/list-car-offers";
import { searchCars } from "../cars/search-cars";
import { toSellableCars } from "../cars/sellable-cars";
import { requireService } from "../access/require-service";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { carSearchLimits, limitOrder } from "../limits/order-limits";
import type { SearchLog } from "../past-searches/create-search-log";
import type { PaymentCheck } from "../payments/takes-payments";
import type { Handle, RequestContext } from "../http/request-context";

/** Cars from search to covers; each call is 404 where the agency has switched cars off. */
export function registerCarRoutes(
  handle: Handle,
  dependencies: Omit<CarDependencies, "cars"> &
    PaymentCheck & { cars: CarShop; openCounter: OpenCounter; searchLog: SearchLog },
): void {
  const limiter = createLimiter(carSearchLimits, dependencies.openCounter);
  const withSellable = async ({ agency }: RequestContext) => ({
    ...dependencies,
    cars: await toSellableCars(dependencies.cars, { ...dependencies, agency }),
  });
  handle(searchCarsEndpoint, async (context, { body }) => {
    requireService(context, "cars");
    await limitOrder(limiter, context);
    const answer = await searchCars(context, { ...(await withSellable(context)), search: body });
    dependencies.searchLog.note(context, { service: "cars", search: body }, answer);
    return answer;
  });
  handle(listCarOffersEndpoint, async (context, { params, body }) => {
    requireService(context, "cars");
    await limitOrder(limiter, context);
    return listCarOffers(context, {
      ...(await withSellable(context)),
      id: params.id,
      rental: body,
    });
  });
}
