import { findFirst } from "../suppliers/find-first";
import type { CarBookingSupplier } from "../suppliers/car-supplier";

export type CarShop = Pick<CarBookingSupplier, "findCars" | "listOffers" | "checkOffer">;

/**
 * The cars of several suppliers as if they were one's. Each knows its own ids and answers null for
 * all others without asking anybody.
 */
export function combineCarSuppliers(
  suppliers: Readonly<Record<string, CarBookingSupplier>>,
): CarShop {
  const all = Object.values(suppliers);
  return {
    async findCars(query) {
      const found = await Promise.all(all.map((supplier) => supplier.findCars(query)));
      return {
        cars: found.flatMap(({ cars }) => cars),
        refused: found.flatMap(({ refused }) => refused),
      };
    },
    listOffers: (query) => findFirst(all, (supplier) => supplier.listOffers(query)),
    checkOffer: (query) => findFirst(all, (supplier) => supplier.checkOffer(query)),
  };
}
