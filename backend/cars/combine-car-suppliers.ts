import { logLine } from "@/lib/observability/log-line";
import type { Progress } from "../searches/create-snapshot-store";
import type { City } from "../reference-data/place";
import { askAll } from "../suppliers/ask-all";
import type { CarBookingSupplier, FoundCar, RefusedCars } from "../ports/car-supplier";
import { findFirst } from "../suppliers/find-first";

/** What a search finds, and what isn't rented for it. */
export type FoundCars = { cars: readonly FoundCar[]; refused: readonly RefusedCars[] };

export type CarShop = Pick<CarBookingSupplier, "listOffers" | "checkOffer"> & {
  /** All cars there, in no order; those of some suppliers are reported while others search. */
  findCars(
    query: Parameters<CarBookingSupplier["findCars"]>[0],
    progress?: Progress<FoundCars>,
  ): Promise<FoundCars>;
  /** Places that no map knows, by the beginning of their names. */
  findOwnPlaces(text: string): Promise<City[]>;
};

/**
 * The cars of several suppliers as if they were one's. Each knows its own ids and answers null for
 * all others without asking anybody.
 */
export function combineCarSuppliers(
  suppliers: Readonly<Record<string, CarBookingSupplier>>,
  logProblem = (message: string) => logLine("error", { message }),
): CarShop {
  const all = Object.values(suppliers);
  return {
    findCars: (query, progress) =>
      askAll<CarBookingSupplier, FoundCars>(suppliers, {
        ask: (supplier) => supplier.findCars(query),
        merge: (found) => ({
          cars: found.flatMap(({ cars }) => cars),
          refused: found.flatMap(({ refused }) => refused),
        }),
        progress,
        logProblem,
      }),
    findOwnPlaces: async (text) =>
      (await Promise.all(all.map(async (one) => (await one.findOwnPlaces?.(text)) ?? []))).flat(),
    listOffers: (query) => findFirst(all, (supplier) => supplier.listOffers(query)),
    checkOffer: (query) => findFirst(all, (supplier) => supplier.checkOffer(query)),
  };
}
