import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import type { ItemService } from "@/lib/api/contract/items";
import type { Charge } from "@/lib/api/contract/charges";
import type { Price } from "@/lib/api/contract/prices";
import { ChargeList } from "./charge-list";

type Props = {
  service: ItemService;
  price: Omit<Price, "schedule" | "discountPercentage">;
  /** What the price without taxes is for. */ baseLabel: ReactNode;
  charges: readonly Charge[];
};

type RowProps = { label: ReactNode; isStrong?: boolean; children: ReactNode };

const Row = ({ label, isStrong = false, children }: RowProps) => (
  <div
    className={clsx(
      "flex justify-between gap-4",
      isStrong ? "border-t border-line pt-2 text-base font-semibold text-ink" : "text-ink-soft",
    )}
  >
    <dt>{label}</dt>
    <dd className="text-end">{children}</dd>
  </div>
);

/**
 * What a price is made of and when it is paid, all in the currency that is charged. The total
 * first, per unit second (decision 016).
 */
export function PriceBreakdown({ service, price, baseLabel, charges }: Props) {
  const t = useTranslations("priceTerms.price");
  const own = useTranslations(`itemTerms.${service}.prices`);
  const { unit } = price;
  return (
    <div className="space-y-4">
      <dl className="space-y-1.5 text-sm">
        {price.reference && (
          <Row label={t("retail")}>
            <s>
              <ExactMoney money={price.reference} />
            </s>
          </Row>
        )}
        <Row label={baseLabel}>
          <ExactMoney money={price.base} />
        </Row>
        {price.taxes.amount > 0 && (
          <Row label={t("taxes")}>
            <ExactMoney money={price.taxes} />
          </Row>
        )}
        <Row label={t("total")} isStrong>
          <ExactMoney money={price.total} />
        </Row>
        {unit && unit.amount.amount !== price.total.amount && (
          <Row label={t(`each.${unit.per}`)}>
            <ExactMoney money={unit.amount} />
          </Row>
        )}
        {price.dueNow.amount > 0 && (
          <Row label={t("dueNow")}>
            <ExactMoney money={price.dueNow} />
          </Row>
        )}
        {price.dueOnSite.amount > 0 && (
          <Row label={own("dueOnSite")}>
            <ExactMoney money={price.dueOnSite} />
          </Row>
        )}
        {price.agent && (
          <>
            <Row label={t("net")} isStrong>
              <ExactMoney money={price.agent.net} />
            </Row>
            <Row label={t("markup")}>
              <ExactMoney money={price.agent.markup} />
            </Row>
          </>
        )}
      </dl>
      <ChargeList service={service} charges={charges} />
    </div>
  );
}
