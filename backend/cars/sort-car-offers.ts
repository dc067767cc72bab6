import { carCovers, carPayments } from "@/lib/api/contract/car-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import { compareTexts } from "../reference-data/compare-texts";
import { sortForTier } from "../pricing/sort-for-tier";
import type { SupplierCarOffer } from "../ports/car-supplier";

type Terms = Pick<SupplierCarOffer, "id" | "cover" | "payment">;

/** Compares only by fields of an offer that viewers without price rights see. */
export const compareCarTerms = (a: Terms, b: Terms): number =>
  carCovers.indexOf(a.cover) - carCovers.indexOf(b.cover) ||
  carPayments.indexOf(a.payment) - carPayments.indexOf(b.payment) ||
  compareTexts(a.id, b.id);

/** The cheapest first, where the viewer may know. */
export const sortCarOffers = <T extends Terms>(
  offers: readonly T[],
  { tier, toTotal }: { tier: PriceTier; toTotal: (offer: T) => number },
): T[] => sortForTier(offers, { tier, byTerms: compareCarTerms, toTotal });
