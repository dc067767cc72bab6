import { listCarOffersEndpoint, searchCarsEndpoint } from "@/lib/api/contract/cars";
import type { CarShop } from "../cars/combine-car-suppliers";
import { listCarOffers } from "../cars/list-car-offers";
import { searchCars } from "../cars/search-cars";
import { toSellableCars } from "../cars/sellable-cars";
import type { Handle } from "../http/request-context";
import { carSearchLimits } from "../limits/order-limits";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ShopDependencies } from "./shop-dependencies";

/** Cars from search to covers; each call is 404 where the agency has switched cars off. */
export function registerCarRoutes(
  handle: Handle,
  { cars: shop, ...dependencies }: ShopDependencies & { cars: CarShop },
): void {
  const open = createShopOpener(
    { service: "cars", limits: carSearchLimits, shop, sell: toSellableCars },
    dependencies,
  );
  handle(searchCarsEndpoint, async (context, { body: search }) => {
    const answer = await searchCars(context, {
      ...dependencies,
      cars: await open(context),
      search,
    });
    dependencies.searchLog.note(context, { service: "cars", search }, answer);
    return answer;
  });
  handle(listCarOffersEndpoint, async (context, { params: { id }, body: rental }) =>
    listCarOffers(context, { ...dependencies, cars: await open(context), id, rental }),
  );
}
