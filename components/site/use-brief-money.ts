import { useLocale } from "next-intl";
import { convertMoney } from "@/lib/money/exchange";
import { formatBriefMoney, formatMoney } from "@/lib/money/format-money";
import { roundApproximate, type Money } from "@/lib/money/money";
import { useDisplayCurrency } from "./display-currency.client";

/** An amount in a few characters, and in whole; null without a rate of the visitor's currency. */
export type BriefMoney = { brief: string; whole: string; isConverted: boolean };

/** Writes amounts for places as narrow as a day of a calendar, in the visitor's currency. */
export function useBriefMoney(): (money: Money) => BriefMoney | null {
  const locale = useLocale();
  const { currency, rates } = useDisplayCurrency();
  return (money) => {
    const converted = convertMoney(money, currency, rates);
    if (!converted) return null;
    const isConverted = converted.currency !== money.currency;
    const shown = isConverted ? roundApproximate(converted) : converted;
    return {
      // Prices are not mirrored: left to right inside right-to-left text as well.
      brief: `\u2066${isConverted ? "≈" : ""}${formatBriefMoney(shown, locale)}\u2069`,
      whole: formatMoney(shown, locale),
      isConverted,
    };
  };
}
