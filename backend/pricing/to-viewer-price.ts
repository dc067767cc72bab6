import type { Price } from "@/lib/api/contract/prices";
import type { PriceUnit } from "@/lib/api/contract/price-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import { divideMoney } from "@/lib/money/money";
import { toDiscountPercentage } from "./discount-percentage";
import type { Sale } from "../db/schema/sale";

/**
 * What a viewer of this tier sees of a price (decision 016); undefined without price rights.
 * `unit.count`: at least 1.
 */
export function toViewerPrice(
  sale: Sale,
  { tier, unit }: { tier: PriceTier; unit: { count: number; per: PriceUnit } | null },
): Price | undefined {
  if (tier === "hidden") return undefined;
  const discountPercentage = toDiscountPercentage(sale);
  const money = (amount: number) => ({ amount, currency: sale.currency });
  return {
    total: money(sale.total),
    unit: unit && { amount: divideMoney(money(sale.total), unit.count), per: unit.per },
    base: money(sale.base),
    taxes: money(sale.taxes),
    dueNow: money(sale.dueNow),
    dueOnSite: money(sale.dueOnSite),
    schedule: sale.schedule.map((part) => ({ ...part, amount: money(part.amount) })),
    reference: discountPercentage > 0 ? money(sale.published) : null,
    discountPercentage,
    ...(tier === "agent"
      ? {
          agent: {
            net: money(sale.net),
            markup: money(sale.markup),
            commission: money(sale.commission),
          },
        }
      : {}),
  };
}
