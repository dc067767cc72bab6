import type { NetPrice } from "@/backend/ports/net-price";

/** Whether two prices are the same for who pays them; what retail asks doesn't matter. */
export const isSamePrice = (a: NetPrice, b: NetPrice): boolean =>
  a.currency === b.currency &&
  a.wholesale === b.wholesale &&
  a.taxAndFee === b.taxAndFee &&
  (a.dueOnSite ?? 0) === (b.dueOnSite ?? 0) &&
  (a.atCost ?? 0) === (b.atCost ?? 0);
