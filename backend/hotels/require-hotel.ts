import type { Hotel } from "@/lib/api/contract/hotels";
import { RouteError, type RequestContext } from "../request-context";
import { askSupplier } from "./ask-supplier";
import type { HotelDependencies } from "./hotel-dependencies";
import type { Stays } from "./sellable-stays";

/**
 * What a hotel is, in the asked language. @throws RouteError 404 for none of this id, 503 when the
 * supplier fails
 */
export async function requireHotel(
  context: RequestContext,
  {
    id,
    stays,
    logError,
  }: Pick<HotelDependencies, "logError"> & { id: string; stays: Pick<Stays, "getHotel"> },
): Promise<Hotel> {
  const hotel = await askSupplier(context, { call: "getHotel", logError }, () =>
    stays.getHotel(id, context.language),
  );
  if (!hotel) throw new RouteError(404, "hotel_not_found", "There is no such hotel");
  return hotel;
}
