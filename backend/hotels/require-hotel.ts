import type { Hotel } from "@/lib/api/contract/hotels";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { HotelShop } from "./combine-hotel-suppliers";

/**
 * A hotel in the viewer's language. @throws RouteError 404 for an unknown id; SupplierError
 */
export async function requireHotel(
  context: RequestContext,
  { id, hotels }: { id: string; hotels: Pick<HotelShop, "getHotel"> },
): Promise<Hotel> {
  const hotel = await hotels.getHotel(id, context.language);
  if (!hotel) throw new RouteError(404, "hotel_not_found", "There is no such hotel");
  return hotel;
}
