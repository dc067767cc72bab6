import type { NetPrice } from "@/backend/pricing/net-price";
import type { SeededRandom } from "./seeded-random";

/**
 * A net price in US cents from what the thing costs before tax, in dollars. The retail price lies above or, now and then,
 * below what the agency will ask, so that some offers are no bargain.
 */
export function toNetPrice(beforeTaxDollars: number, { taxPercentage, random }: { taxPercentage: number; random: SeededRandom }): NetPrice {
  const beforeTax = Math.max(1, Math.round(beforeTaxDollars * 100));
  const taxAndFee = Math.round((beforeTax * taxPercentage) / 100);
  const wholesale = beforeTax + taxAndFee;
  return { currency: "USD", wholesale, taxAndFee, published: Math.round(wholesale * random.between(1.09, 1.58)) };
}
