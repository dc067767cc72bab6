import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import type { Cancellation } from "@/lib/api/contract/cancellations";
import { toLastMinute } from "@/lib/dates/deadline";
import { zonedTime } from "@/lib/dates/zoned-time";
import { toRefundPeriods } from "@/lib/prices/refund-periods";

type Props = {
  cancellation: Pick<Cancellation, "zone" | "steps">;
  /** Periods that are over by then are left out; without it none is. */ now?: Date | undefined;
  className?: string;
};

/** One line of what cancelling costs from here on, by the clock of the place. */
export function CancellationText({ cancellation, now, className }: Props) {
  const t = useTranslations("priceTerms.cancellation");
  const format = useFormatter();
  const next = toRefundPeriods(cancellation, now)[0];
  if (!next?.before) return <span className={clsx("text-ink-soft", className)}>{t("none")}</span>;
  const time = format.dateTime(
    toLastMinute(next.before, cancellation.zone),
    zonedTime(cancellation.zone),
  );
  return next.refundPercentage === 100 ? (
    <span className={clsx("text-success", className)}>{t("freeUntil", { time })}</span>
  ) : (
    <span className={className}>
      {t("partUntil", {
        time,
        percent: format.number(next.refundPercentage / 100, { style: "percent" }),
      })}
    </span>
  );
}
