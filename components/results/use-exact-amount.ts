import { useLocale } from "next-intl";
import { toFormatLocale, toLanguageCode } from "@/lib/api/contract/languages";
import { formatMoney } from "@/lib/money/format-money";
import type { Money } from "@/lib/money/money";

/**
 * An amount inside a sentence, never converted: left to right in every language, as prices are (LRI
 * … PDI, UAX #9).
 */
export function useExactAmount(): (money: Money) => string {
  const locale = toFormatLocale(toLanguageCode(useLocale()));
  return (money) => `\u2066${formatMoney(money, locale)}\u2069`;
}
