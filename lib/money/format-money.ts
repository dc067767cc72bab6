import { minorUnitDigits } from "./minor-unit-digits";
import { toMajorUnits, type Money } from "./money";

/**
 * "US$1,240" or "1 240,50 kr." in the page's language; fraction digits (ISO 4217) only if not zero.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorUnitDigits(money.currency);
  const isWhole = money.amount % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: money.currency,
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: isWhole ? 0 : digits,
  }).format(toMajorUnits(money));
}
