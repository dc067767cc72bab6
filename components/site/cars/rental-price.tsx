import clsx from "clsx";
import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import type { Price } from "@/lib/api/contract/prices";
import type { Money } from "@/lib/money/money";

type TotalProps = { price: Pick<Price, "total" | "unit" | "reference">; days: number };
type PaymentProps = { price: Pick<Price, "dueNow" | "dueOnSite" | "agent">; deposit: Money | null };

/**
 * The total for the rental first, per day second (decision 016). Where `isBrief`, on phones cells
 * of a card's grid, without the price per day.
 */
export function RentalTotal({ price, days, isBrief = false }: TotalProps & { isBrief?: boolean }) {
  const t = useTranslations("carTerms");
  const terms = useTranslations("priceTerms.price");
  const { unit } = price;
  return (
    <dl className={clsx("rental-total", isBrief && "rental-total-brief")}>
      {price.reference && (
        <div className="rental-total-retail">
          <dt className={isBrief ? "max-sm:sr-only sm:inline" : "inline"}>{terms("retail")}</dt>{" "}
          <dd className="inline">
            <s>
              <MoneyText money={price.reference} />
            </s>
          </dd>
        </div>
      )}
      <dt className="rental-total-label">{t("totalFor", { days })}</dt>
      <dd
        className="rental-total-amount"
        data-total={`${price.total.amount}.${price.total.currency}`}
      >
        <MoneyText money={price.total} />
      </dd>
      <ChargedMoney
        money={price.total}
        label={t("charged")}
        className="max-sm:order-2 max-sm:col-span-full max-sm:text-xs"
      />
      <dd className="rental-total-terms">
        {unit && days > 1 && (
          <span>{t.rich("perDay", { price: () => <MoneyText money={unit.amount} /> })}</span>
        )}
        {t("taxesIncluded")}
      </dd>
    </dl>
  );
}

/**
 * When the rental is paid, to the last unit: what leaves the card at the desk is one figure, and a
 * deposit that comes back is no part of it. What an agent earns comes last.
 */
export function RentalPayments({ price, deposit }: PaymentProps) {
  const t = useTranslations("carTerms");
  const parts = [
    { label: t("paidNow"), money: price.dueNow },
    { label: t("atDesk"), money: price.dueOnSite, isStrong: true },
    ...(deposit && deposit.amount > 0 ? [{ label: t("deposit"), money: deposit }] : []),
  ];
  return (
    <div className="text-sm text-ink-soft">
      <dl className="rental-payments">
        {parts.map(({ label, money, isStrong }) => (
          <div key={label} className={isStrong ? "font-semibold text-ink" : undefined}>
            <dt>{label}</dt>
            <dd>
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

/** Both, one below the other. */
export const RentalPrice = ({ price, days, deposit }: TotalProps & PaymentProps) => (
  <>
    <RentalTotal price={price} days={days} />
    <div className="mt-3 border-t border-line pt-3">
      <RentalPayments price={price} deposit={deposit} />
    </div>
  </>
);
