import { useFormatter, useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/money/format-money";
import type { FilterWords } from "@/lib/results/filters/filter";

/** Texts and formats for filters and sort orders, in the page's language. */
export function useFilterWords(search: Pick<FilterWords, "currency" | "placeName">): FilterWords {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  return {
    ...search,
    t,
    formatNumber: (value) => format.number(value),
    // Never converted, and left to right in every language, like prices (LRI … PDI, UAX #9).
    formatAmount: (amount) =>
      `\u2066${formatMoney({ amount, currency: search.currency }, locale)}\u2069`,
  };
}
