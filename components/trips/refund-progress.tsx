import clsx from "clsx";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import { moneyInText } from "@/lib/money/money-in-text";

type Props = {
  booking: Pick<Booking, "state" | "refund" | "cancelledAt" | "cancelledBy" | "history">;
  /** The agency sees beside it what it can do about a refund that failed. */
  reader: "buyer" | "agency";
  timeZone: string;
};

/** How far a cancellation and its money have come; nothing where there is none. */
export function RefundProgress({
  booking: { state, refund, cancelledAt, cancelledBy, history },
  reader,
  timeZone,
}: Props) {
  const t = useTranslations("trips.refund");
  const format = useFormatter();
  const locale = useLocale();
  const requestedAt =
    history.findLast(({ state: reached }) => reached === "cancelRequested")?.at ?? null;
  if (state !== "cancelRequested" && !cancelledAt) return null;
  const amount = refund && moneyInText(refund.amount, locale);
  const isRefunded = refund?.state === "succeeded";
  const isFailed = refund?.state === "failed";
  const steps = [
    {
      text: t(cancelledBy === "supplier" ? "calledOff" : "requested"),
      at: requestedAt,
      isDone: true,
    },
    { text: t("cancelled"), at: cancelledAt, isDone: cancelledAt !== null },
    ...(amount
      ? [
          { text: t("onItsWay", { amount }), at: null, isDone: cancelledAt !== null },
          {
            text: t("refunded", { amount }),
            at: isRefunded ? refund.at : null,
            isDone: isRefunded,
          },
        ]
      : []),
  ];
  return (
    <Card title={t("title")}>
      <ol className="space-y-3">
        {steps.map(({ text, at, isDone }) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden
              className={clsx(
                "mt-0.5 grid size-5 shrink-0 place-items-center rounded-pill",
                isDone ? "bg-success text-surface" : "border-2 border-line-strong",
              )}
            >
              {isDone && <Icon name="check" className="size-3.5" />}
            </span>
            <span className={isDone ? "" : "text-ink-soft"}>
              <VisuallyHidden>{t(isDone ? "isDone" : "isNext")}: </VisuallyHidden>
              <span className={isDone ? "font-semibold" : ""}>{text}</span>
              {at && (
                <time dateTime={at} className="block text-sm text-ink-soft">
                  {format.dateTime(new Date(at), zonedTime(timeZone))}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!(isFailed && reader === "agency") && (
        <p className="mt-4 flex gap-2 text-sm text-ink-soft">
          {isFailed && <Icon name="circle-alert" className="size-5 shrink-0 text-danger" />}
          {isFailed ? t("failed") : amount ? t("card") : cancelledAt ? t("none") : null}
        </p>
      )}
    </Card>
  );
}
