import { logLine } from "@/lib/observability/log-line";
import type { Progress } from "../searches/create-snapshot-store";
import { askAll } from "../suppliers/ask-all";
import { findFirst } from "../suppliers/find-first";
import type { FoundHotel, HotelBookingSupplier } from "../suppliers/hotel-supplier";

export type HotelShop = Pick<HotelBookingSupplier, "getHotel" | "listOffers" | "checkOffer"> & {
  /** All hotels there, in no order; those of some suppliers are reported while others search. */
  findHotels(
    query: Parameters<HotelBookingSupplier["findHotels"]>[0],
    progress?: Progress<readonly FoundHotel[]>,
  ): Promise<readonly FoundHotel[]>;
};

/**
 * The hotels of several suppliers as if they were one's. Each knows its own ids and answers null,
 * or nothing, for all others without asking anybody.
 */
export function combineHotelSuppliers(
  suppliers: Readonly<Record<string, HotelBookingSupplier>>,
  logProblem = (message: string) => logLine("error", { message }),
): HotelShop {
  const all = Object.values(suppliers);
  return {
    findHotels: (query, progress) =>
      askAll<HotelBookingSupplier, readonly FoundHotel[]>(suppliers, {
        ask: (supplier) => supplier.findHotels(query),
        merge: (found) => (found.length === 1 ? (found[0] ?? []) : found.flat()),
        progress,
        logProblem,
      }),
    getHotel: (...query) => findFirst(all, (supplier) => supplier.getHotel(...query)),
    listOffers: async (query) =>
      (await Promise.all(all.map((supplier) => supplier.listOffers(query)))).flat(),
    checkOffer: (query) => findFirst(all, (supplier) => supplier.checkOffer(query)),
  };
}
