import "server-only";
import type * as z from "zod";
import {
  getHotelEndpoint,
  hotelIdSchema,
  listHotelOffersEndpoint,
  type searchHotelsEndpoint,
  type Hotel,
  type HotelParty,
} from "@/lib/api/contract/hotels";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { sharedRead } from "./shared-read";
import { listHotelReviewsEndpoint, type HotelReviews } from "@/lib/api/contract/hotel-reviews";
import { toReviewsCall, type ReviewsQuery } from "@/lib/hotels/reviews-query";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";

export type FoundHotels = z.output<typeof searchHotelsEndpoint.response>;
export type HotelOffers = z.output<typeof listHotelOffersEndpoint.response>;

/**
 * A hotel with every room and rate for a party; null if no hotel has this id.
 * @throws ApiError or ContractError
 */
export async function listHotelOffers(
  tenant: string,
  { id, party }: { id: string; party: HotelParty },
): Promise<HotelOffers | null> {
  if (!hotelIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  return orNull(api.call(listHotelOffersEndpoint, { params: { id }, body: party }));
}

async function findHotel(tenant: string, id: string) {
  if (!hotelIdSchema.safeParse(id).success) return null;
  return orNull(
    sharedRead(tenant, {
      name: `hotel ${id}`,
      content: ["hotels"],
      read: (api) => api.call(getHotelEndpoint, { params: { id } }),
    }),
  );
}

/**
 * A hotel's description in the page's language, without dates; null if none has this id.
 * @throws ApiError or ContractError
 */
export const getHotel = async (tenant: string, id: string): Promise<Hotel | null> =>
  (await findHotel(tenant, id))?.hotel ?? null;

/** Whether guests' reviews of a hotel can be read. @throws as `getHotel`, whose call it shares */
export const hasHotelReviews = async (tenant: string, id: string): Promise<boolean> =>
  (await findHotel(tenant, id))?.hasReviews ?? false;

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
