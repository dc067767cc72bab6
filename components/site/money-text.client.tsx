"use client";

import { useLocale, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { convertMoney } from "@/lib/money/exchange";
import { formatMoney } from "@/lib/money/format-money";
import { roundApproximate, type Money } from "@/lib/money/money";
import { useDisplayCurrency } from "./display-currency.client";

/**
 * An amount in the visitor's currency, marked as approximate if converted. Without a rate the
 * supplier's own amount shows: an offer needs a price.
 */
export function MoneyText({ money }: { money: Money }) {
  const locale = useLocale();
  const { currency, rates } = useDisplayCurrency();
  const shown = convertMoney(money, currency, rates);
  if (shown && shown.currency !== money.currency)
    return <Converted original={money} shown={shown} />;
  // Prices are not mirrored: left to right inside right-to-left text as well.
  return (
    <bdi dir="ltr" className="tabular-nums">
      {formatMoney(money, locale)}
    </bdi>
  );
}

function Converted({ original, shown }: { original: Money; shown: Money }) {
  const t = useTranslations("money");
  const locale = useLocale();
  return (
    <bdi
      dir="ltr"
      className="tabular-nums"
      title={t("approximate", { original: formatMoney(original, locale) })}
    >
      <VisuallyHidden>{t("about")} </VisuallyHidden>
      <span aria-hidden>≈ </span>
      {formatMoney(roundApproximate(shown), locale)}
    </bdi>
  );
}
