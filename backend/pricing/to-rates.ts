import type { Rates } from "@/lib/api/contract/deals";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toMajorUnits } from "@/lib/money/money";
import type { NetPrice } from "./net-price";

/** In hundredths of a percent, so that the arithmetic stays in integers: 12 %. */
export const defaultMarkupBasisPoints = 1_200;

/** Recomputed, never a supplier's claim, and rounded down so that it is never more than true; 0 when retail isn't higher (decision 32). */
const toDiscountPercentage = (published: number, total: number): number => (published > total ? Math.floor(((published - total) * 100) / published) : 0);

/**
 * The rates a viewer of this tier may see, in decimal major units (names.md "Who sees which price").
 * totalRate = wholesaleRate + markup = baseRate + taxAndFee, exactly, in minor units. The hidden tier gets the discount alone.
 */
export function toRates(
  { currency, wholesale, taxAndFee, published }: NetPrice,
  { tier, markupBasisPoints = defaultMarkupBasisPoints }: { tier: PriceTier; markupBasisPoints?: number },
): Rates {
  const markup = Math.round((wholesale * markupBasisPoints) / 10_000);
  const total = wholesale + markup;
  const discountPercentage = toDiscountPercentage(published, total);
  if (tier === "hidden") return { discountPercentage };

  const major = (amount: number) => toMajorUnits({ amount, currency });
  const retail: Rates = {
    discountPercentage,
    currency,
    publishedRate: major(published),
    totalRate: major(total),
    baseRate: major(total - taxAndFee),
    taxAndFee: major(taxAndFee),
  };
  return tier === "agent" ? { ...retail, wholesaleRate: major(wholesale), markup: major(markup) } : retail;
}
