import { carCovers, carPayments } from "@/lib/api/contract/car-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { SupplierCarOffer } from "../suppliers/car-supplier";

type Terms = Pick<SupplierCarOffer, "id" | "cover" | "payment">;

/** By what a viewer without price rights is told of an offer, and by nothing else. */
export const compareCarTerms = (a: Terms, b: Terms): number =>
  carCovers.indexOf(a.cover) - carCovers.indexOf(b.cover) ||
  carPayments.indexOf(a.payment) - carPayments.indexOf(b.payment) ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The cheapest first; without price rights in an order that tells nothing of prices, for a place
 * in a list says what costs more than what.
 */
export const sortCarOffers = <T extends Terms>(
  offers: readonly T[],
  { tier, toTotal }: { tier: PriceTier; toTotal: (offer: T) => number },
): T[] => offers.toSorted(tier === "hidden" ? compareCarTerms : (a, b) => toTotal(a) - toTotal(b));
