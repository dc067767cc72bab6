import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { ItemService } from "@/lib/api/contract/items";
import type { Cancellation } from "@/lib/api/contract/cancellations";
import { useDeadline } from "@/lib/dates/use-deadline";
import { toRefundPeriods, type RefundPeriod } from "@/lib/prices/refund-periods";
import { ViewerTime } from "./viewer-time.client";

type Props = {
  service: ItemService;
  cancellation: Pick<Cancellation, "zone" | "steps"> & Partial<Pick<Cancellation, "refundable">>;
  /** With nothing paid now there is nothing to give back, but those at the place may charge. */
  isPaidOnSite?: boolean;
  /** Periods that are over by then are left out; without it none is. */
  now?: Date | undefined;
};

/**
 * What comes back until when, in a guest's words: by the clock of the place and, where it is
 * another, the viewer's. With price rights the amount, else its share of what was paid.
 */
export function CancellationTimeline({ service, cancellation, isPaidOnSite = false, now }: Props) {
  const t = useTranslations("priceTerms.cancellation");
  const own = useTranslations(`itemTerms.${service}.prices`);
  const format = useFormatter();
  const toDeadline = useDeadline();
  const { zone } = cancellation;
  const toOutcome = ({ before, refundPercentage, refund }: RefundPeriod, index: number) => {
    if (!before && !isPaidOnSite) return index === 0 ? t("none") : t("nothing");
    if (!before) return index === 0 ? own("feeOnSite") : `${t("after")}: ${own("feeOnSite")}`;
    const time = toDeadline(before, zone);
    if (isPaidOnSite)
      return refundPercentage === 100
        ? t("freeUntil", { time })
        : `${t("until", { time })}: ${own("feeOnSite")}`;
    if (refund)
      return t.rich("amountUntil", {
        time,
        amount: () => (
          <strong className="font-semibold">
            <ExactMoney money={refund} />
          </strong>
        ),
      });
    if (refundPercentage === null) return t("partlyUntil", { time });
    return refundPercentage === 100
      ? t("allUntil", { time })
      : t("partUntil", {
          time,
          percent: format.number(refundPercentage / 100, { style: "percent" }),
        });
  };
  const asked = cancellation.refundable === "ask" && (
    <p className="text-sm text-ink-soft">
      {t(cancellation.steps.length === 0 ? "ask" : "askMore")}
    </p>
  );
  if (asked && cancellation.steps.length === 0) return asked;
  // A request may refund more than the last step says.
  const shown = toRefundPeriods(cancellation, now).filter(({ before }) => !asked || before);
  const periods = (
    <ol className="space-y-3 text-sm">
      {shown.map((period, index) => (
        <li key={period.before ?? "end"} className="relative ps-5">
          <span
            aria-hidden
            className={clsx(
              "absolute start-0 top-1.5 size-2.5 rounded-pill",
              period.refundPercentage === 100
                ? "bg-success"
                : period.refundPercentage === 0
                  ? "bg-line-strong"
                  : "bg-warning",
            )}
          />
          <span className="block">{toOutcome(period, index)}</span>
          {period.before && (
            <ViewerTime instant={period.before} zone={zone} label={t("yourTime")} />
          )}
        </li>
      ))}
    </ol>
  );
  if (!asked) return periods;
  return (
    <div className="space-y-3">
      {periods}
      {asked}
    </div>
  );
}
