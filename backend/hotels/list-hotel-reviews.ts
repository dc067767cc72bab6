import type * as z from "zod";
import type { HotelReviews, listHotelReviewsEndpoint } from "@/lib/api/contract/hotel-reviews";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { HotelShop } from "./combine-hotel-suppliers";
import { requireHotel } from "./require-hotel";

/**
 * A page of what guests say of a hotel, with its own score and count.
 * @throws RouteError 404 for an unknown hotel, and for one whose supplier has scores only;
 *   SupplierError
 */
export async function listHotelReviews(
  context: RequestContext,
  {
    id,
    query: { language: writtenIn, theme, travellers, ...query },
    hotels,
  }: {
    id: string;
    query: z.output<typeof listHotelReviewsEndpoint.query>;
    hotels: Pick<HotelShop, "getHotel" | "listReviews">;
  },
): Promise<HotelReviews> {
  const hotel = await requireHotel(context, { id, hotels });
  const { language } = context;
  const found = await hotels.listReviews(hotel, {
    ...query,
    hotelId: id,
    language,
    theme,
    travellers,
    writtenIn,
  });
  if (!found)
    throw new RouteError(404, "reviews_not_found", "There are no reviews of this hotel to read");
  return { ...found, overall: hotel.guestScore };
}
