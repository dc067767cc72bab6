import "server-only";
import { listHotelReviewsEndpoint, type HotelReviews } from "@/lib/api/contract/hotel-reviews";
import { hotelIdSchema } from "@/lib/api/contract/hotels";
import { toReviewsCall, type ReviewsQuery } from "@/lib/hotels/reviews-query";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";

/**
 * A page of a hotel's reviews, or why it can't be loaded; null if there is no such hotel, or
 * nothing to read of it.
 */
export async function tryHotelReviews(
  tenant: string,
  { id, query, page }: { id: string; query: ReviewsQuery; page: number },
): Promise<HotelReviews | null | SearchFailure> {
  if (!hotelIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  return orSearchFailure(
    "hotel reviews",
    orNull(
      api.call(listHotelReviewsEndpoint, { params: { id }, query: toReviewsCall(query, page) }),
    ),
  );
}
