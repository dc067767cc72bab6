import type { NetPrice } from "@/backend/ports/net-price";
import type { SeededRandom } from "./seeded-random";

/**
 * How far above the net price retail lies: now and then below what the agency will ask, so that
 * some offers are no bargain.
 */
export const retailSpread = [1.09, 1.58] as const;

/**
 * A net price in US cents from what the thing costs before tax, in dollars; `retail` is a factor of
 * `retailSpread`.
 */
export function toNetPriceAt(
  beforeTaxDollars: number,
  taxPercentage: number,
  retail: number,
): NetPrice {
  const beforeTax = Math.max(1, Math.round(beforeTaxDollars * 100));
  const taxAndFee = Math.round((beforeTax * taxPercentage) / 100);
  const wholesale = beforeTax + taxAndFee;
  return { currency: "USD", wholesale, taxAndFee, published: Math.round(wholesale * retail) };
}

/** The same with a factor of chance. */
export const toNetPrice = (
  beforeTaxDollars: number,
  { taxPercentage, random }: { taxPercentage: number; random: SeededRandom },
): NetPrice => toNetPriceAt(beforeTaxDollars, taxPercentage, random.between(...retailSpread));
