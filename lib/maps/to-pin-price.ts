import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import { formatMoney } from "@/lib/money/format-money";
import { toMajorUnits, toMoney, type Money } from "@/lib/money/money";

/**
 * A price short enough for a pin: whole units of the visitor's currency, marked if converted. The
 * card has the exact price.
 */
export function toPinPrice(
  total: Money,
  { currency, rates, locale }: { currency: string; rates: ExchangeRates; locale: string },
): string {
  const shown = convertMoney(total, currency, rates) ?? total;
  const whole = toMoney(Math.round(toMajorUnits(shown)), shown.currency);
  return `${shown.currency === total.currency ? "" : "≈ "}${formatMoney(whole, locale)}`;
}
