"use client";

import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { CancellationQuote } from "@/lib/api/contract/bookings";
import type { ItemService } from "@/lib/api/contract/items";
import { useDeadline } from "@/lib/dates/use-deadline";

type Props = { service: ItemService; quote: CancellationQuote; zone: string };

/** What cancelling now costs and gives back, until when that holds, and how the money comes. */
export function CancelFigures({
  service,
  quote: { paid, fee, refund, validUntil, credit },
  zone,
}: Props) {
  const t = useTranslations("trips.cancel");
  const own = useTranslations(`itemTerms.${service}.trips`);
  const toDeadline = useDeadline();
  const rows = [
    { label: t("paid"), money: paid },
    { label: t("fee"), money: fee },
  ];
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
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
          <dt>{t("refund")}</dt>
          <dd>
            <ExactMoney money={refund} />
          </dd>
        </div>
        {credit && (
          <div className="flex items-baseline justify-between gap-4 pt-1.5 font-semibold">
            <dt>{t("credit")}</dt>
            <dd>
              <ExactMoney money={credit} />
            </dd>
          </div>
        )}
      </dl>
      <div className="space-y-2 text-sm text-ink-soft">
        {paid.amount === 0 && <p>{own("nothingPaid")}</p>}
        {refund.amount > 0 && <p>{t("how")}</p>}
        {credit && <p>{t("toCredit")}</p>}
        <p>{own("until", { time: toDeadline(validUntil, zone) })}</p>
      </div>
    </>
  );
}
