import type { NetPrice } from "../ports/net-price";
import type { SupplierFare } from "../ports/flight-supplier";

/** The net price with something added that is no tax, such as a bag; so is the retail price. */
export const addToNetPrice = (price: NetPrice, amount: number): NetPrice => ({
  ...price,
  wholesale: price.wholesale + amount,
  published: price.published + amount,
});

/**
 * What a fare costs if each passenger with a seat has so many checked bags on every leg, and how
 * many of them that adds; null where they can't be had.
 */
export function withBags(
  { bags, bagPrices, price }: Pick<SupplierFare, "bags" | "bagPrices" | "price">,
  { bags: wanted, seated }: { bags: number; seated: number },
): { price: NetPrice; addedBags: number } | null {
  const addedBags = Math.max(0, wanted - bags.checked);
  if (addedBags === 0) return { price, addedBags };
  if (addedBags > bags.extra) return null;
  let each = 0;
  for (const amount of bagPrices) {
    if (amount === null) return null;
    each += amount;
  }
  return { price: addToNetPrice(price, each * addedBags * seated), addedBags };
}
