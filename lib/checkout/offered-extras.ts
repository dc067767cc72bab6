import type { Charge } from "@/lib/api/contract/charges";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { Money } from "@/lib/money/money";

/** What can be added to an item, at most how many of it, and how many are. */
export type OfferedExtra = { id: ChargeCode; maximum: number; count: number };

/**
 * What one of an extra costs: of one that isn't chosen that is a conditional charge, of one that is
 * its share of what is due on site. Null where it is unknown, or the viewer may not see it.
 */
export function toUnitPrice(
  { id, count }: Pick<OfferedExtra, "id" | "count">,
  charges: readonly Charge[],
): Money | null {
  const kind = count > 0 ? "excluded" : "conditional";
  const amount = charges.find((charge) => charge.code === id && charge.kind === kind)?.amount;
  return amount ? { ...amount, amount: Math.round(amount.amount / Math.max(1, count)) } : null;
}
