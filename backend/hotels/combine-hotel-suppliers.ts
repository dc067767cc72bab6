import { findFirst } from "../suppliers/find-first";
import type { HotelBookingSupplier } from "../suppliers/hotel-supplier";

export type HotelShop = Pick<
  HotelBookingSupplier,
  "findHotels" | "getHotel" | "listOffers" | "checkOffer"
>;

/**
 * The hotels of several suppliers as if they were one's. Each knows its own ids and answers null,
 * or nothing, for all others without asking anybody.
 */
export function combineHotelSuppliers(
  suppliers: Readonly<Record<string, HotelBookingSupplier>>,
): HotelShop {
  const all = Object.values(suppliers);
  return {
    findHotels: async (query) =>
      (await Promise.all(all.map((supplier) => supplier.findHotels(query)))).flat(),
    getHotel: (...query) => findFirst(all, (supplier) => supplier.getHotel(...query)),
    listOffers: async (query) =>
      (await Promise.all(all.map((supplier) => supplier.listOffers(query)))).flat(),
    checkOffer: (query) => findFirst(all, (supplier) => supplier.checkOffer(query)),
  };
}
