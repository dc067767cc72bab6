import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  listHotelOffers,
  listHotelReviews,
  listNightPrices,
  type NightPricesBody,
} from "@/lib/api/browser/hotels";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { toReviewsCall, type ReviewsQuery } from "@/lib/hotels/reviews-query";

/** A hotel's current offers for a party, never cached: requested when earlier ones may be gone. */
export const hotelOffersQuery = (id: string, party: HotelParty) =>
  queryOptions({
    queryKey: ["hotels", "offers", id, party],
    queryFn: ({ signal }) => listHotelOffers(id, party, signal),
    staleTime: 0,
  });

/** What each night of a month costs at least: as long as the backend keeps the answer. */
export const nightPricesQuery = (asked: NightPricesBody) =>
  queryOptions({
    queryKey: ["hotels", "nights", asked],
    queryFn: ({ signal }) => listNightPrices(asked, signal),
    staleTime: 300_000,
    select: ({ nights }) => nights,
  });

/** A hotel's reviews from `firstPage` on, page by page. */
export const hotelReviewsQuery = (id: string, query: ReviewsQuery, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ["hotels", "reviews", id, query, firstPage],
    queryFn: ({ pageParam, signal }) =>
      listHotelReviews(id, toReviewsCall(query, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
