import type { AgencyWire } from "@/lib/api/contract/agencies";
import { takesPayments, type PaymentCheck } from "../payments/takes-payments";
import { keepOffers } from "../searches/keep-offers";
import type { HotelShop } from "./combine-hotel-suppliers";

/** `sells` is part of the key under which search results are cached. */
export type SellableHotels = Pick<HotelShop, "findHotels" | "getHotel" | "listOffers"> & {
  sells: "everything" | "paidAtProperty";
};

/**
 * A supplier's hotels as an agency can sell them: without a payment gateway only what is paid at
 * the property. What it couldn't take the money for is then nowhere to be found: not in a list, not
 * among a hotel's rooms, not by its id.
 */
export async function toSellableHotels(
  hotels: HotelShop,
  { agency, ...check }: PaymentCheck & { agency: AgencyWire },
): Promise<SellableHotels> {
  const getHotel: HotelShop["getHotel"] = (...query) => hotels.getHotel(...query);
  if (await takesPayments(check, agency))
    return {
      sells: "everything",
      getHotel,
      findHotels: (...query) => hotels.findHotels(...query),
      listOffers: (query) => hotels.listOffers(query),
    };
  const isSellable = ({ payment }: { payment: string }) => payment === "atProperty";
  return {
    sells: "paidAtProperty",
    getHotel,
    findHotels: async (query, progress) =>
      keepOffers(
        await hotels.findHotels(
          query,
          progress && {
            ...progress,
            report: (found) => progress.report(keepOffers(found, isSellable)),
          },
        ),
        isSellable,
      ),
    listOffers: async (query) => (await hotels.listOffers(query)).filter(isSellable),
  };
}
