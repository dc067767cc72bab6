import type { FoundRide, RideBookingSupplier } from "../ports/ride-supplier";
import { createSeller } from "../searches/create-shop-opener";
import { combineSuppliers } from "../suppliers/combine-suppliers";

/** The rides of several suppliers as if they were one's. */
export function combineRideSuppliers(
  ...suppliers: Parameters<typeof combineSuppliers<RideBookingSupplier>>
) {
  const { firstOf, search } = combineSuppliers(...suppliers);
  return {
    ...firstOf("listLaunches", "checkLaunch"),
    findRides: search<Parameters<RideBookingSupplier["findRides"]>[0], FoundRide[]>({
      ask: (supplier, query) => supplier.findRides(query),
      merge: (found) => found.flat(),
    }),
  };
}
type Shop = Pick<ReturnType<typeof combineRideSuppliers>, "findRides" | "listLaunches">;

/** Rides are paid when they are booked: without a payment gateway none can be sold. */
export const toSellableRides = createSeller<Shop>(({ listLaunches }) => ({
  findRides: async () => [],
  listLaunches: async (query) => (await listLaunches(query)) && [],
}));
export type SellableRides = Awaited<ReturnType<typeof toSellableRides>>;
