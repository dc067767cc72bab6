import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import type { Fare } from "@/lib/api/contract/flights";
import type { Price } from "@/lib/api/contract/prices";

type Props = { price: Price; shares: Fare["shares"]; people: number };

/** The total for everybody first, each one's second; what each kind of passenger pays of it. */
export function FarePrice({ price, shares = [], people }: Props) {
  const t = useTranslations("flightDetails.fares");
  const terms = useTranslations("flightTerms");
  const { total, unit, agent } = price;
  return (
    <div className="text-sm text-ink-soft">
      <dl>
        <dt>{t("totalFor", { count: people })}</dt>
        <dd
          className="text-title font-semibold text-ink"
          data-total={`${total.amount}.${total.currency}`}
        >
          <MoneyText money={total} />
        </dd>
        <ChargedMoney money={total} label={t("charged")} />
        {unit && people > 1 && (
          <dd>{t.rich("each", { price: () => <MoneyText money={unit.amount} /> })}</dd>
        )}
        <dd className="text-xs text-ink-faint">{t("taxesIncluded")}</dd>
      </dl>
      {people > 1 && shares.length > 1 && (
        <dl aria-label={t("shares")} className="mt-2 space-y-0.5 border-t border-line pt-2">
          {shares.map(({ kind, count, total: share }) => (
            <div key={kind} className="flex justify-between gap-3">
              <dt>{terms(`kinds.${kind}`, { count })}</dt>
              <dd>
                <ExactMoney money={share} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {agent && (
        <dl className={agentRatesClass}>
          <AgentRates agent={agent} />
        </dl>
      )}
    </div>
  );
}
