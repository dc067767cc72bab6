import { useTranslations } from "next-intl";
import { useBriefMoney } from "@/components/site/use-brief-money";
import type { Money } from "@/lib/money/money";
import type { DayNote } from "./day-notes.client";

/** A day with what it costs at least, where that is known. */
export type PricedDay = { date: string; from?: Money | undefined };

/** Writes from-prices as a calendar's notes, in the visitor's currency. */
export function usePriceNotes(): (days: readonly PricedDay[]) => ReadonlyMap<string, DayNote> {
  const t = useTranslations("search.prices");
  const toBriefMoney = useBriefMoney();
  return (days) =>
    new Map(
      days.flatMap(({ date, from }): [string, DayNote][] => {
        const texts = from && toBriefMoney(from);
        if (!texts) return [];
        const { brief: note, whole, isConverted } = texts;
        const price = isConverted ? t("about", { price: whole }) : whole;
        const [words, lowestWords] = [t("from", { price }), t("lowest", { price })];
        return [[date, { note, words, lowestWords, amount: from.amount }]];
      }),
    );
}
