import type { AgencyWire } from "@/lib/api/contract/agencies";
import { takesPayments, type PaymentCheck } from "../payments/takes-payments";
import { keepOffers } from "../searches/keep-offers";
import type { CarShop, FoundCars } from "./combine-car-suppliers";

/** `sells` is part of the key under which search results are cached. */
export type SellableCars = Pick<CarShop, "findCars" | "listOffers"> & {
  sells: "everything" | "paidAtDesk";
};

/**
 * A supplier's cars as an agency can sell them: without a payment gateway only what is paid
 * entirely at the desk. What it couldn't take the money for is then nowhere to be found.
 */
export async function toSellableCars(
  cars: CarShop,
  { agency, ...check }: PaymentCheck & { agency: AgencyWire },
): Promise<SellableCars> {
  if (await takesPayments(check, agency))
    return {
      sells: "everything",
      findCars: (...query) => cars.findCars(...query),
      listOffers: (query) => cars.listOffers(query),
    };
  const isSellable = ({ payment }: { payment: string }) => payment === "atDesk";
  const keep = (found: FoundCars): FoundCars => ({
    ...found,
    cars: keepOffers(found.cars, isSellable),
  });
  return {
    sells: "paidAtDesk",
    findCars: async (query, progress) =>
      keep(
        await cars.findCars(
          query,
          progress && { ...progress, report: (found) => progress.report(keep(found)) },
        ),
      ),
    async listOffers(query) {
      const found = await cars.listOffers(query);
      return found && { ...found, offers: found.offers.filter(isSellable) };
    },
  };
}
