import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { PartyText } from "@/components/site/hotels/party-text";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import type { RateFace } from "@/lib/hotels/listed-rate";
import type { StayView } from "./stay-view";

type Props = { price: NonNullable<RateFace["price"]>; view: Pick<StayView, "nights" | "party"> };

/**
 * Total first, per night second (decision 016); retail struck only where it is honestly higher,
 * which the API decides.
 */
export function RatePrice({ price, view: { nights, party } }: Props) {
  const t = useTranslations("hotelDetails.rates");
  const terms = useTranslations("priceTerms.price");
  const { unit } = price;
  return (
    <dl className="text-sm text-ink-soft">
      <dt>
        {t("totalFor", { nights })}, <PartyText rooms={party.rooms} />
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 sm:flex-row-reverse">
        <span
          className="text-heading font-semibold text-ink"
          data-total={`${price.total.amount}.${price.total.currency}`}
        >
          <MoneyText money={price.total} />
        </span>
        {price.reference && (
          <span className="text-xs">
            {terms("retail")}{" "}
            <s>
              <MoneyText money={price.reference} />
            </s>
          </span>
        )}
      </dd>
      <ChargedMoney money={price.total} label={t("charged")} />
      {unit && nights > 1 && (
        <dd>{t.rich("perNight", { price: () => <MoneyText money={unit.amount} /> })}</dd>
      )}
      <dd className="text-xs text-ink-faint">{t("taxesIncluded")}</dd>
      {price.dueOnSite.amount > 0 && price.dueNow.amount > 0 && (
        <dd className="text-xs">
          {t.rich("onSite", { price: () => <ExactMoney money={price.dueOnSite} /> })}
        </dd>
      )}
      {price.agent && (
        <div className={agentRatesClass}>
          <AgentRates agent={price.agent} />
        </div>
      )}
    </dl>
  );
}
