import { listHotelReviewsEndpoint } from "@/lib/api/contract/hotel-reviews";
import {
  getHotelEndpoint,
  listHotelOffersEndpoint,
  searchHotelsEndpoint,
} from "@/lib/api/contract/hotels";
import { requireService } from "../access/require-service";
import type { HotelShop } from "../hotels/combine-hotel-suppliers";
import { listHotelOffers } from "../hotels/list-hotel-offers";
import { listHotelReviews } from "../hotels/list-hotel-reviews";
import { requireHotel } from "../hotels/require-hotel";
import { searchHotels } from "../hotels/search-hotels";
import { toSellableHotels } from "../hotels/sellable-hotels";
import type { Handle } from "../http/request-context";
import { createLimiter } from "../limits/create-limiter";
import { limitOrder, reviewLimits, searchLimits } from "../limits/order-limits";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ShopDependencies } from "./shop-dependencies";

/** Hotels from search to rates; each call is 404 where the agency has switched hotels off. */
export function registerHotelRoutes(
  handle: Handle,
  { hotels: shop, ...dependencies }: ShopDependencies & { hotels: HotelShop },
): void {
  const open = createShopOpener(
    { service: "hotels", limits: searchLimits, shop, sell: toSellableHotels },
    dependencies,
  );
  const reviewLimiter = createLimiter(reviewLimits, dependencies.openCounter);
  handle(searchHotelsEndpoint, async (context, { body: search }) => {
    const hotels = await open(context);
    const answer = await searchHotels(context, { ...dependencies, hotels, search });
    dependencies.searchLog.note(context, { service: "hotels", search }, answer);
    return answer;
  });
  handle(listHotelOffersEndpoint, async (context, { params: { id }, body: party }) =>
    listHotelOffers(context, { ...dependencies, hotels: await open(context), id, party }),
  );
  handle(getHotelEndpoint, async (context, { params: { id } }) => {
    requireService(context, "hotels");
    const hotel = await requireHotel(context, { hotels: shop, id });
    return { hotel, hasReviews: shop.hasReviews(hotel) };
  });
  handle(listHotelReviewsEndpoint, async (context, { params: { id }, query }) => {
    requireService(context, "hotels");
    await limitOrder(reviewLimiter, context);
    return listHotelReviews(context, { hotels: shop, id, query });
  });
}
