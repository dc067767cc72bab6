import type { ExchangeRates } from "./exchange";
import { minorUnitDigits } from "./minor-unit-digits";
import { approximateStep, type Money } from "./money";

/** Which end of a range an amount is. */
export type BoundEnd = "minimum" | "maximum";

const roundOutward = (amount: number, { end, step }: { end: BoundEnd; step: number }): number =>
  (end === "minimum" ? Math.floor(amount / step) : Math.ceil(amount / step)) * step;

/**
 * The lowest or the highest amount that is wanted, in another currency; null if a rate is missing.
 * It lies outward of what was typed: a price that shows as that very amount, rounded as approximate
 * ones are, is never left out.
 */
export function convertBound(
  money: Money,
  { end, currency, rates }: { end: BoundEnd; currency: string; rates: ExchangeRates },
): Money | null {
  if (money.currency === currency) return money;
  const [from, to] = [rates[money.currency], rates[currency]];
  if (!from || !to) return null;
  const half = approximateStep(money) / 2;
  const wide = Math.max(0, end === "minimum" ? money.amount - half : money.amount + half);
  const digits = minorUnitDigits(currency) - minorUnitDigits(money.currency);
  const amount = roundOutward((wide / from) * to * 10 ** digits, { end, step: 1 });
  return { amount: Math.min(amount, Number.MAX_SAFE_INTEGER), currency };
}

/** A bound in whole major units, as one would type it; small ones keep their digits. */
export const roundBound = (money: Money, end: BoundEnd): Money => ({
  ...money,
  amount: roundOutward(money.amount, { end, step: approximateStep(money) }),
});
