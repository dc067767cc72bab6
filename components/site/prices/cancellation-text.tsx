import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import type { Cancellation } from "@/lib/api/contract/cancellations";
import { useDeadline } from "@/lib/dates/use-deadline";
import { toRefundPeriods } from "@/lib/prices/refund-periods";

type Props = {
  cancellation: Pick<Cancellation, "zone" | "steps"> & Partial<Pick<Cancellation, "refundable">>;
  /** Periods that are over by then are left out; without it none is. */ now?: Date | undefined;
  className?: string;
};

/** One line of what cancelling costs from here on, by the clock of the place. */
export function CancellationText({ cancellation, now, className }: Props) {
  const t = useTranslations("priceTerms.cancellation");
  const format = useFormatter();
  const toDeadline = useDeadline();
  if (cancellation.refundable === "ask" && cancellation.steps.length === 0)
    return <span className={clsx("text-ink-soft", className)}>{t("askShort")}</span>;
  const next = toRefundPeriods(cancellation, now)[0];
  if (!next?.before) return <span className={clsx("text-ink-soft", className)}>{t("none")}</span>;
  const time = toDeadline(next.before, cancellation.zone);
  const { refundPercentage } = next;
  if (refundPercentage === 100)
    return <span className={clsx("text-success", className)}>{t("freeUntil", { time })}</span>;
  return (
    <span className={className}>
      {refundPercentage === null
        ? t("partlyUntil", { time })
        : t("partUntil", {
            time,
            percent: format.number(refundPercentage / 100, { style: "percent" }),
          })}
    </span>
  );
}
