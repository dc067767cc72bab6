import { useFormatter, useLocale, useTranslations } from "next-intl";
import { convertMoney } from "@/lib/money/exchange";
import { formatMoney } from "@/lib/money/format-money";
import { roundApproximate } from "@/lib/money/money";
import type { FilterWords } from "@/lib/results/filters/filter";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";

/** Texts and formats for filters and sort orders, in the page's language. */
export function useFilterWords(
  { currency, charged = currency, rates = {} }: AmountsIn,
  placeName: string,
): FilterWords {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const isConverted = currency !== charged;
  return {
    t,
    placeName,
    currency,
    isConverted,
    formatNumber: (value) => format.number(value),
    // Left to right in every language, like prices (LRI … PDI, UAX #9).
    formatAmount: (amount) => `\u2066${formatMoney({ amount, currency }, locale)}\u2069`,
    toShown: (money) => {
      const shown = isConverted ? convertMoney(money, currency, rates) : null;
      return shown ? roundApproximate(shown) : money;
    },
  };
}
