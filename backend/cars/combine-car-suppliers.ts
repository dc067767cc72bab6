import type { CarBookingSupplier, FoundCar, RefusedCars } from "../ports/car-supplier";
import { combineSuppliers } from "../suppliers/combine-suppliers";

/** What a search finds, and what isn't rented for it. */
export type FoundCars = { cars: readonly FoundCar[]; refused: readonly RefusedCars[] };

/** The cars of several suppliers as if they were one's. */
export function combineCarSuppliers(
  ...suppliers: Parameters<typeof combineSuppliers<CarBookingSupplier>>
) {
  const { firstOf, listAll, search } = combineSuppliers(...suppliers);
  return {
    ...firstOf("listOffers", "checkOffer"),
    /** All cars there, in no order. */
    findCars: search<Parameters<CarBookingSupplier["findCars"]>[0], FoundCars>({
      ask: (supplier, query) => supplier.findCars(query),
      merge: (found) => ({
        cars: found.flatMap(({ cars }) => cars),
        refused: found.flatMap(({ refused }) => refused),
      }),
    }),
    /** Places that no map knows, by the beginning of their names. */
    findOwnPlaces: (text: string) => listAll((supplier) => supplier.findOwnPlaces?.(text)),
  };
}
export type CarShop = ReturnType<typeof combineCarSuppliers>;
