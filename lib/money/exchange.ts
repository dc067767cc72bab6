import { toMajorUnits, toMoney, type Money } from "./money";

/** Units of each currency per US dollar; may be a subset. */
export type ExchangeRates = Readonly<Record<string, number>>;

/**
 * The amount in another currency, or null if a rate is missing: the supplier's amount is shown
 * then.
 */
export function convertMoney(money: Money, currency: string, rates: ExchangeRates): Money | null {
  if (money.currency === currency) return money;
  const from = rates[money.currency];
  const to = rates[currency];
  return from && to ? toMoney((toMajorUnits(money) / from) * to, currency) : null;
}
