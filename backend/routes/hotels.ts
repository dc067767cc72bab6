import { listHotelReviewsEndpoint } from "@/lib/api/contract/hotel-reviews";
import {
  getHotelEndpoint,
  listHotelOffersEndpoint,
  searchHotelsEndpoint,
} from "@/lib/api/contract/hotels";
import { requireService } from "../access/require-service";
import type { HotelShop } from "../hotels/combine-hotel-suppliers";
import type { HotelDependencies } from "../hotels/hotel-dependencies";
import { listHotelOffers } from "../hotels/list-hotel-offers";
import { listHotelReviews } from "../hotels/list-hotel-reviews";
import { requireHotel } from "../hotels/require-hotel";
import { searchHotels } from "../hotels/search-hotels";
import { toSellableHotels } from "../hotels/sellable-hotels";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { limitOrder, reviewLimits, searchLimits } from "../limits/order-limits";
import type { SearchLog } from "../past-searches/create-search-log";
import type { PaymentCheck } from "../payments/takes-payments";
import type { Handle, RequestContext } from "../http/request-context";

/** Hotels from search to rates; each call is 404 where the agency has switched hotels off. */
export function registerHotelRoutes(
  handle: Handle,
  dependencies: Omit<HotelDependencies, "hotels"> &
    PaymentCheck & { hotels: HotelShop; openCounter: OpenCounter; searchLog: SearchLog },
): void {
  const limiter = createLimiter(searchLimits, dependencies.openCounter);
  const reviewLimiter = createLimiter(reviewLimits, dependencies.openCounter);
  const withSellable = async ({ agency }: RequestContext) => ({
    ...dependencies,
    hotels: await toSellableHotels(dependencies.hotels, { ...dependencies, agency }),
  });
  handle(searchHotelsEndpoint, async (context, { body }) => {
    requireService(context, "hotels");
    await limitOrder(limiter, context);
    const answer = await searchHotels(context, { ...(await withSellable(context)), search: body });
    dependencies.searchLog.note(context, { service: "hotels", search: body }, answer);
    return answer;
  });
  handle(listHotelOffersEndpoint, async (context, { params, body }) => {
    requireService(context, "hotels");
    await limitOrder(limiter, context);
    return listHotelOffers(context, {
      ...(await withSellable(context)),
      id: params.id,
      party: body,
    });
  });
  handle(getHotelEndpoint, async (context, { params }) => {
    requireService(context, "hotels");
    const hotel = await requireHotel(context, { ...dependencies, id: params.id });
    return { hotel, hasReviews: dependencies.hotels.hasReviews(hotel) };
  });
  handle(listHotelReviewsEndpoint, async (context, { params, query }) => {
    requireService(context, "hotels");
    await limitOrder(reviewLimiter, context);
    return listHotelReviews(context, { hotels: dependencies.hotels, id: params.id, query });
  });
}
