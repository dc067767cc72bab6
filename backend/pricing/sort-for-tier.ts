import type { PriceTier } from "@/lib/api/contract/roles";

/**
 * The cheapest first; without price rights by terms alone, an order that tells nothing of prices:
 * a place in a list says what costs more than what.
 */
export const sortForTier = <T>(
  offers: readonly T[],
  {
    tier,
    byTerms,
    toTotal,
  }: { tier: PriceTier; byTerms: (a: T, b: T) => number; toTotal: (offer: T) => number },
): T[] => offers.toSorted(tier === "hidden" ? byTerms : (a, b) => toTotal(a) - toTotal(b));
