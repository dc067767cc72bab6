import type { PriceTier } from "@/lib/api/contract/roles";
import type { Money } from "@/lib/money/money";
import type { Pricing } from "../pricing/get-pricing";
import type { NetPrice } from "../ports/net-price";
import { addToNetPrice } from "./with-bags";

/**
 * What one thing costs a buyer on top of a fare: by what the total rises with it, so that they
 * agree to the minor unit. Several together may differ by a unit each, where they are converted or
 * a markup has a floor or a cap. Null without price rights.
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
