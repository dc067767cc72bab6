import type { Rates } from "@/lib/api/contract/deals";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toMajorUnits } from "@/lib/money/money";
import { toDiscountPercentage } from "./discount-percentage";
import type { Sale } from "../db/schema/sale";

/**
 * The rates of a deal that a viewer of this tier may see, in decimal major units (decision 016).
 * totalRate = wholesaleRate + markup = baseRate + taxAndFee, exactly, in minor units: `markup` is
 * all that the agency earns, a commission too. The hidden tier gets the discount alone.
 */
export function toRates(sale: Sale, { tier }: { tier: PriceTier }): Rates {
  const { currency, published, total, base, taxes, net, markup, commission } = sale;
  const discountPercentage = toDiscountPercentage(sale);
  if (tier === "hidden") return { discountPercentage };

  const major = (amount: number) => toMajorUnits({ amount, currency });
  const retail: Rates = {
    discountPercentage,
    currency,
    publishedRate: major(discountPercentage > 0 ? published : total),
    totalRate: major(total),
    baseRate: major(base),
    taxAndFee: major(taxes),
  };
  return tier === "agent"
    ? { ...retail, wholesaleRate: major(net), markup: major(markup + commission) }
    : retail;
}
