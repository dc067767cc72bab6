import type { Price } from "@/lib/api/contract/prices";
import type { Money } from "@/lib/money/money";

/** A price as shown on a deal card, for the URL of its details: "24000.USD" in minor units. */
export const toShownPrice = ({ amount, currency }: Money): string => `${amount}.${currency}`;

/** Null if malformed: a URL can contain anything, and no charge depends on it. */
export function readShownPrice(value: unknown): Money | null {
  const [, amount, currency] =
    (typeof value === "string" && /^(\d{1,12})\.([A-Z]{3})$/.exec(value)) || [];
  return amount && currency ? { amount: Number(amount), currency } : null;
}

export type ShownPriceState =
  | { kind: "same"; offerId: string }
  | { kind: "changed"; before: Money; now: Money };

/**
 * Compares a price shown before with the current offers: one costs exactly the same, or the
 * cheapest costs something else now. Null if there is nothing to compare.
 */
export function compareShownPrice(
  offers: readonly { id: string; price?: Price | undefined }[],
  shown: Money | null,
): ShownPriceState | null {
  const totals = offers.flatMap(({ id, price }) =>
    price && price.total.currency === shown?.currency ? [{ id, total: price.total }] : [],
  );
  const [cheapest] = totals.toSorted((one, other) => one.total.amount - other.total.amount);
  if (!shown || !cheapest) return null;
  const same = totals.find(({ total }) => total.amount === shown.amount);
  return same
    ? { kind: "same", offerId: same.id }
    : { kind: "changed", before: shown, now: cheapest.total };
}
