import clsx from "clsx";
import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import type { CardFlight } from "@/lib/flights/to-card-flight";

type Props = {
  price: NonNullable<CardFlight["fare"]["price"]>;
  passengers: number;
  /** It is the lowest of all ways back. */
  isLowest: boolean;
};

/** The total for all passengers first, per person second (decision 016). */
export function FlightPrice({ price, passengers, isLowest }: Props) {
  const t = useTranslations("flights.card");
  const terms = useTranslations("priceTerms.price");
  const { total, unit, reference, agent } = price;
  return (
    <>
      <dl className="flight-price">
        {reference && (
          <div className="text-xs">
            <dt className="inline">{terms("retail")}</dt>{" "}
            <dd className="inline">
              <s>
                <MoneyText money={reference} />
              </s>
            </dd>
          </div>
        )}
        <dt>{t(isLowest ? "lowestTotal" : "total", { count: passengers })}</dt>
        <dd className="flight-price-total" data-total={`${total.amount}.${total.currency}`}>
          <MoneyText money={total} />
        </dd>
        <ChargedMoney money={total} label={t("charged")} />
        {unit && passengers > 1 && (
          <dd>{t.rich("perPerson", { price: () => <MoneyText money={unit.amount} /> })}</dd>
        )}
        <dd className="flight-price-taxes">{t("taxes")}</dd>
      </dl>
      {agent && (
        <dl className={clsx(agentRatesClass, "flight-card-agent")}>
          <AgentRates agent={agent} />
        </dl>
      )}
    </>
  );
}
