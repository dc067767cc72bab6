import type { NetPrice } from "../ports/net-price";
import type { Pricing } from "./get-pricing";

/** Whether an offer can be sold: whether its price can be converted hangs on its currency alone. */
export function createSellableTest(toTotal: Pricing["toTotal"]) {
  const known = new Map<string, boolean>();
  return ({ price }: { price: NetPrice }): boolean => {
    const isKnown = known.get(price.currency);
    if (isKnown !== undefined) return isKnown;
    const isSellable = toTotal(price) !== null;
    known.set(price.currency, isSellable);
    return isSellable;
  };
}
