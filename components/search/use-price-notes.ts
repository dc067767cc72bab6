import { useLocale, useTranslations } from "next-intl";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { convertMoney } from "@/lib/money/exchange";
import { formatBriefMoney, formatMoney } from "@/lib/money/format-money";
import { roundApproximate, type Money } from "@/lib/money/money";
import type { DayNote } from "./day-notes.client";

/** A day with what it costs at least, where that is known. */
export type PricedDay = { date: string; from?: Money | undefined };

/** Whether something costs more than the cheapest: else there is nothing to choose by. */
const toLowest = (amounts: readonly number[]): number | null => {
  const lowest = Math.min(...amounts);
  return amounts.some((amount) => amount > lowest) ? lowest : null;
};

/**
 * Writes from-prices as a calendar's notes, in the visitor's currency, and marks the lowest of
 * them.
 */
export function usePriceNotes(): (days: readonly PricedDay[]) => ReadonlyMap<string, DayNote> {
  const t = useTranslations("search.prices");
  const about = useTranslations("money")("about");
  const locale = useLocale();
  const { currency, rates } = useDisplayCurrency();
  const toTexts = (money: Money) => {
    const shown = convertMoney(money, currency, rates);
    if (!shown) return null;
    const isConverted = shown.currency !== money.currency;
    const brief = formatBriefMoney(shown, locale);
    return {
      // Prices are not mirrored: left to right inside right-to-left text as well.
      note: `\u2066${isConverted ? "≈" : ""}${brief}\u2069`,
      price: isConverted
        ? `${about} ${formatMoney(roundApproximate(shown), locale)}`
        : formatMoney(shown, locale),
    };
  };
  return (days) => {
    const lowest = toLowest(days.flatMap(({ from }) => from?.amount ?? []));
    return new Map(
      days.flatMap(({ date, from }): [string, DayNote][] => {
        const texts = from && toTexts(from);
        if (!texts) return [];
        const { note, price } = texts;
        return from.amount === lowest
          ? [[date, { state: "lowest", note, words: t("lowest", { price }) }]]
          : [[date, { note, words: t("from", { price }) }]];
      }),
    );
  };
}
