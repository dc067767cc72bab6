import { useLocale, useTranslations } from "next-intl";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { convertMoney } from "@/lib/money/exchange";
import { formatBriefMoney, formatMoney } from "@/lib/money/format-money";
import { roundApproximate, type Money } from "@/lib/money/money";
import type { DayNote } from "./day-notes.client";

/** A day with what it costs at least, where that is known. */
export type PricedDay = { date: string; from?: Money | undefined };

/** Writes from-prices as a calendar's notes, in the visitor's currency. */
export function usePriceNotes(): (days: readonly PricedDay[]) => ReadonlyMap<string, DayNote> {
  const t = useTranslations("search.prices");
  const locale = useLocale();
  const { currency, rates } = useDisplayCurrency();
  const toTexts = (money: Money) => {
    const converted = convertMoney(money, currency, rates);
    if (!converted) return null;
    const isConverted = converted.currency !== money.currency;
    const shown = isConverted ? roundApproximate(converted) : converted;
    return {
      // Prices are not mirrored: left to right inside right-to-left text as well.
      note: `\u2066${isConverted ? "≈" : ""}${formatBriefMoney(shown, locale)}\u2069`,
      price: isConverted
        ? t("about", { price: formatMoney(shown, locale) })
        : formatMoney(shown, locale),
    };
  };
  return (days) =>
    new Map(
      days.flatMap(({ date, from }): [string, DayNote][] => {
        const texts = from && toTexts(from);
        if (!texts) return [];
        const { note, price } = texts;
        const [words, lowestWords] = [t("from", { price }), t("lowest", { price })];
        return [[date, { note, words, lowestWords, amount: from.amount }]];
      }),
    );
}
