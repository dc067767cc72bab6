"use client";

import { useTranslations } from "next-intl";
import type { Deal, Price } from "@/lib/api/contract/to-deal";
import { divideMoney } from "@/lib/money/money";
import { MoneyText } from "@/components/site/money-text.client";
import { dealSlotsOf } from "./deal-slots-of";

function AgentPrices({ agent }: { agent: NonNullable<Price["agent"]> }) {
  const t = useTranslations("deals");
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 rounded-control bg-brand-tint px-3 py-2 text-sm text-ink">
      <dt>{t("wholesale")}</dt>
      <dd className="text-end font-semibold">
        <MoneyText money={agent.wholesale} />
      </dd>
      <dt>{t("markup")}</dt>
      <dd className="text-end font-semibold">
        <MoneyText money={agent.markup} />
      </dd>
    </dl>
  );
}

/**
 * Total first, per night second, the retail price struck through only if it is really higher
 * (decision 016). Nothing without price rights.
 */
export function DealPrice({ deal }: { deal: Deal }) {
  const t = useTranslations("deals");
  const { price } = deal;
  if (!price) return null;
  const unit = dealSlotsOf(deal).toUnit?.(deal);
  return (
    <>
      <dl className="deal-price">
        {price.published && (
          <>
            <dt>{t("retail")}</dt>
            <dd>
              <s>
                <MoneyText money={price.published} />
              </s>
            </dd>
          </>
        )}
        <dt>{t("traveller")}</dt>
        <dd className="deal-price-total">
          <MoneyText money={price.total} />
        </dd>
        {unit && unit.by > 1 && (
          <dd className="col-span-2">
            {t.rich(unit.label, {
              price: () => <MoneyText money={divideMoney(price.total, unit.by)} />,
            })}
          </dd>
        )}
        <dd className="deal-price-terms">{t("taxesIncluded")}</dd>
      </dl>
      {price.agent && <AgentPrices agent={price.agent} />}
    </>
  );
}
