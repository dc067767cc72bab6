import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { listHotelReviewsEndpoint } from "@/lib/api/contract/hotel-reviews";
import {
  getHotelEndpoint,
  listHotelOffersEndpoint,
  listNightPricesEndpoint,
  searchHotelsEndpoint,
} from "@/lib/api/contract/hotels";
import { suggestHotelsEndpoint } from "@/lib/api/contract/suggestions";
import { requireService } from "../access/require-service";
import { createLimiter } from "../limits/create-limiter";
import { limitOrder, toSearchLimits } from "../limits/order-limits";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import { createDealOpener, createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import { createSuggester } from "../suggestions/create-suggester";
import { hotelPlaces } from "../suggestions/search-places";
import { suggestWithOffers } from "../suggestions/suggest-with-offers";
import { createRoomAllotments } from "../suppliers/sandbox/hotels/create-catalogue";
import { combineHotelSuppliers } from "./combine-hotel-suppliers";
import { createHotelService } from "./hotel-service";
import { listHotelOffers } from "./list-hotel-offers";
import { listHotelReviews } from "./list-hotel-reviews";
import { listNightPrices } from "./list-night-prices";
import { requireHotel } from "./require-hotel";
import { searchHotelDeals } from "./search-hotel-deals";
import { searchHotels } from "./search-hotels";
import { toSellableHotels } from "./sellable-hotels";
import { toNotedSearch } from "./to-noted-search";

/** How often calls that may reach a supplier are answered. */
const limits = {
  /** Searches for hotels, for their cheapest nights and for a hotel's rooms. */
  searches: toSearchLimits("hotel searches"),
  deals: toSearchLimits("hotel deals"),
  /** Pages of a hotel's reviews. */
  reviews: toSearchLimits("hotel reviews"),
};

/** The parts of hotels that the backend is composed of. */
export const hotelModule: ServiceParts<HotelBookingSupplier> = {
  create: createHotelService,
  limits,
  createAllotments: createRoomAllotments,
  /** From suggestions and deals to rates; each is 404 where the agency has switched hotels off. */
  register(handle, { suppliers, ...dependencies }) {
    const { openCounter, logError, logProblem } = dependencies;
    const shop = (agencyId: string) => combineHotelSuppliers(suppliers, { agencyId, logProblem });
    const sold = { service: "hotels", shop, sell: toSellableHotels } as const;
    const open = createShopOpener({ ...sold, limits: limits.searches }, dependencies);
    const openDeals = createDealOpener({ ...sold, limits: limits.deals }, dependencies);
    const reviewLimiter = createLimiter(limits.reviews, openCounter);
    const suggest = createSuggester(logError);
    handle(suggestHotelsEndpoint, (context, { body }) =>
      suggest(context, "hotels", async () => {
        const { language } = context;
        const hotels = shop(context.agency.id);
        const { suggestions, isComplete } = await suggestWithOffers(body.text, {
          types: hotelPlaces,
          offerType: "hotel",
          language,
          listOffers: (city) => hotels.listHotelsNear(city),
          findOwnPlace: (text) => hotels.findOwnPlace(text),
        });
        return { data: { locationSuggestions: suggestions, allData: isComplete } };
      }),
    );
    handle(searchHotelDealsEndpoint, async (context, { body: search }) => {
      const hotels = await openDeals(context);
      const response = await searchHotelDeals(context, { ...dependencies, hotels, search });
      return { priceTier: context.priceTier, response };
    });
    handle(searchHotelsEndpoint, async (context, { body: search }) => {
      const hotels = await open(context);
      const answer = await searchHotels(context, { ...dependencies, hotels, search });
      dependencies.searchLog.note(context, toNotedSearch(search), answer);
      return answer;
    });
    handle(listNightPricesEndpoint, async (context, { body }) =>
      listNightPrices(context, { ...dependencies, hotels: await open(context), body }),
    );
    handle(listHotelOffersEndpoint, async (context, { params: { id }, body: party }) =>
      listHotelOffers(context, { ...dependencies, hotels: await open(context), id, party }),
    );
    handle(getHotelEndpoint, async (context, { params: { id } }) => {
      requireService(context, "hotels");
      const hotels = shop(context.agency.id);
      const hotel = await requireHotel(context, { hotels, id });
      return { hotel, hasReviews: await hotels.hasReviews(hotel) };
    });
    handle(listHotelReviewsEndpoint, async (context, { params: { id }, query }) => {
      requireService(context, "hotels");
      await limitOrder(reviewLimiter, context);
      return listHotelReviews(context, { hotels: shop(context.agency.id), id, query });
    });
  },
};
