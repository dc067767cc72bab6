import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { ItemService } from "@/lib/api/contract/items";
import type { Cancellation } from "@/lib/api/contract/cancellations";
import { zonedTime } from "@/lib/dates/zoned-time";
import { toRefundPeriods, type RefundPeriod } from "./to-refund-periods";
import { ViewerTime } from "./viewer-time.client";

type Props = {
  service: ItemService;
  cancellation: Pick<Cancellation, "zone" | "steps">;
  /** With nothing paid now there is nothing to give back, but those at the place may charge. */
  isPaidOnSite?: boolean;
  /** Periods that are over by then are left out; without it none is. */
  now?: Date | undefined;
};

/**
 * Until when cancelling costs what, by the clock of the place and, where it is another, the
 * viewer's.
 */
export function CancellationTimeline({ service, cancellation, isPaidOnSite = false, now }: Props) {
  const t = useTranslations("priceTerms.cancellation");
  const own = useTranslations(`itemTerms.${service}.prices`);
  const format = useFormatter();
  const periods = toRefundPeriods(cancellation, now);
  const outcome = ({ refundPercentage }: RefundPeriod) => {
    if (refundPercentage === 100) return t("free");
    if (isPaidOnSite) return own("feeOnSite");
    return refundPercentage > 0
      ? t("part", { percent: format.number(refundPercentage / 100, { style: "percent" }) })
      : t("none");
  };
  return (
    <div className="space-y-2 text-sm">
      <ol className="space-y-3">
        {periods.map((period, index) => (
          <li key={period.before ?? "end"} className="relative ps-5">
            <span
              aria-hidden
              className={clsx(
                "absolute start-0 top-1.5 size-2.5 rounded-pill",
                period.refundPercentage === 100
                  ? "bg-success"
                  : period.refundPercentage > 0
                    ? "bg-warning"
                    : "bg-line-strong",
              )}
            />
            <span className="block font-semibold">
              {outcome(period)}
              {period.refund && period.refund.amount > 0 && (
                <>
                  {" "}
                  (<ExactMoney money={period.refund} />)
                </>
              )}
            </span>
            {period.before ? (
              <>
                <span className="block">
                  {t(index === 0 ? "until" : "thenUntil", {
                    time: format.dateTime(new Date(period.before), zonedTime(cancellation.zone)),
                  })}
                </span>
                <ViewerTime
                  instant={period.before}
                  zone={cancellation.zone}
                  label={t("yourTime")}
                />
              </>
            ) : (
              index > 0 && <span className="block">{t("after")}</span>
            )}
          </li>
        ))}
      </ol>
      {periods.length > 1 && <p className="text-ink-soft">{own("localTime")}</p>}
    </div>
  );
}
