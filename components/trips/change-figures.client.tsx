"use client";

import { useLocale, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Quote } from "@/lib/api/contract/quotes";
import type { Money } from "@/lib/money/money";
import { moneyInText } from "@/lib/money/money-in-text";

type Props = { before: Money; quote: Pick<Quote, "price" | "replaces"> };

/** What a change comes to in all, and which money moves when. */
export function ChangeFigures({ before, quote: { price, replaces } }: Props) {
  const t = useTranslations("trips.change");
  const locale = useLocale();
  const { total, dueNow } = price;
  const paid = replaces?.paid.amount ?? 0;
  const refund = replaces?.refund.amount ?? 0;
  const { currency } = total;
  // An agency may have begun to charge another currency: then there is nothing to subtract.
  const isComparable = before.currency === currency;
  const fee = paid - refund;
  const difference = total.amount + fee - before.amount;
  const toMoney = (amount: number) => ({ amount, currency });
  const rows = [
    { label: t("before"), money: before },
    { label: t("after"), money: total },
    ...(fee > 0 ? [{ label: t("fee"), money: { amount: fee, currency: before.currency } }] : []),
  ];
  const sign = difference > 0 ? "more" : difference < 0 ? "less" : "same";
  return (
    <>
      <dl>
        {rows.map(({ label, money }) => (
          <div key={label} className="flex justify-between gap-4 py-1.5 text-ink-soft">
            <dt>{label}</dt>
            <dd>
              <ExactMoney money={money} />
            </dd>
          </div>
        ))}
        {isComparable && (
          <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
            <dt>{t(sign)}</dt>
            <dd>
              <ExactMoney money={toMoney(Math.abs(difference))} />
            </dd>
          </div>
        )}
      </dl>
      <div className="space-y-2 text-sm text-ink-soft">
        {dueNow.amount > 0 && <p>{t("payNow", { due: moneyInText(dueNow, locale) })}</p>}
        <p>
          {replaces && paid > 0
            ? t("refund", { refund: moneyInText(replaces.refund, locale) })
            : t("noRefund")}
        </p>
      </div>
    </>
  );
}
