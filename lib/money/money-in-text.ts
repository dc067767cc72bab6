import { formatMoney } from "./format-money";
import type { Money } from "./money";

/**
 * An amount inside a sentence: an isolate of its own (UAX #9), so that it stays left to right in
 * right-to-left text.
 */
export const moneyInText = (money: Money, locale: string): string =>
  `\u2066${formatMoney(money, locale)}\u2069`;
