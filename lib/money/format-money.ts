import { minorUnitDigits } from "./minor-unit-digits";
import { toMajorUnits, type Money } from "./money";

/** What fits below a day of a calendar on the narrowest phone. */
const briefLength = 7;

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

/**
 * As short as "$278": whole units, rounded up, as nothing costs less than it says. Where that is
 * longer than seven characters the number alone, and of large ones "4.5M".
 */
export function formatBriefMoney(money: Money, locale: string): string {
  const units = toMajorUnits(money);
  // Else half of what something cheap costs could be the rounding.
  const step = units < 20 ? 10 : 1;
  const rounded = Math.ceil(units * step) / step;
  const write = (form: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: step === 1 ? 0 : 1, ...form }).format(
      rounded,
    );
  const texts = [
    write({ style: "currency", currency: money.currency, currencyDisplay: "narrowSymbol" }),
    write({}),
  ];
  // Marks of direction have no width.
  const fits = (text: string) => text.replace(/[\u200e\u200f]/g, "").length <= briefLength;
  return texts.find(fits) ?? write({ notation: "compact", maximumFractionDigits: 1 });
}
