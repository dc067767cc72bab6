import type { PriceTier } from "@/lib/api/contract/roles";
import type { Money } from "@/lib/money/money";
import type { Pricing } from "../pricing/get-pricing";
import type { NetPrice } from "../pricing/net-price";
import { addToNetPrice } from "./with-bags";

/**
 * What something costs a buyer on top of a fare: by what the total rises with it, so that prices of
 * seats and totals of quotes agree to the minor unit. Null without price rights.
 */
export function toAddedPrice(
  fare: NetPrice,
  amount: number,
  { pricing, tier }: { pricing: Pick<Pricing, "toTotal" | "currency">; tier: PriceTier },
): Money | null {
  if (tier === "hidden") return null;
  const [alone, together] = [pricing.toTotal(fare), pricing.toTotal(addToNetPrice(fare, amount))];
  return alone === null || together === null
    ? null
    : { amount: together - alone, currency: pricing.currency };
}
