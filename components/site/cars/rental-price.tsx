import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import type { Price } from "@/lib/api/contract/prices";
import type { Money } from "@/lib/money/money";

/**
 * The total for the rental first, per day second (decision 016); then when it is paid, to the last
 * unit: what leaves the card at the desk is one figure, and a deposit that comes back is no part of
 * it.
 */
export function RentalPrice({
  price,
  days,
  deposit,
}: {
  price: Price;
  days: number;
  deposit: Money | null;
}) {
  const t = useTranslations("carTerms");
  const terms = useTranslations("priceTerms.price");
  const { unit } = price;
  const parts = [
    { label: t("paidNow"), money: price.dueNow },
    { label: t("atDesk"), money: price.dueOnSite, isStrong: true },
    ...(deposit && deposit.amount > 0 ? [{ label: t("deposit"), money: deposit }] : []),
  ];
  return (
    <div className="text-sm text-ink-soft">
      <dl>
        {price.reference && (
          <>
            <dt className="sr-only">{terms("retail")}</dt>
            <dd>
              <s>
                <MoneyText money={price.reference} />
              </s>
            </dd>
          </>
        )}
        <dt>{t("totalFor", { days })}</dt>
        <dd
          className="text-title font-semibold text-ink"
          data-total={`${price.total.amount}.${price.total.currency}`}
        >
          <MoneyText money={price.total} />
        </dd>
        <ChargedMoney money={price.total} label={t("charged")} />
        {unit && days > 1 && (
          <dd>{t.rich("perDay", { price: () => <MoneyText money={unit.amount} /> })}</dd>
        )}
        <dd className="text-xs text-ink-faint">{t("taxesIncluded")}</dd>
      </dl>
      <dl className="mt-3 space-y-1 border-t border-line pt-3 text-start">
        {parts.map(({ label, money, isStrong }) => (
          <div
            key={label}
            className={`flex justify-between gap-3 ${isStrong ? "font-semibold text-ink" : ""}`}
          >
            <dt>{label}</dt>
            <dd className="text-end whitespace-nowrap">
              <ExactMoney money={money} />
            </dd>
          </div>
        ))}
      </dl>
      {price.agent && (
        <dl className={agentRatesClass}>
          <AgentRates agent={price.agent} />
        </dl>
      )}
    </div>
  );
}
