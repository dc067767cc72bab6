import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Booking } from "@/lib/api/contract/bookings";
import { useDeadline } from "@/lib/dates/use-deadline";
import { resolveConfirmation, type ConfirmationKind } from "@/lib/bookings/resolve-confirmation";
import { moneyInText } from "@/lib/money/money-in-text";

const looks: Record<ConfirmationKind, { icon: IconName; className: string }> = {
  requested: { icon: "clock", className: "text-warning" },
  holding: { icon: "clock", className: "text-warning" },
  unpaid: { icon: "clock", className: "text-warning" },
  paymentFailed: { icon: "circle-x", className: "text-danger" },
  waitingForPayment: { icon: "clock", className: "text-warning" },
  processing: { icon: "clock", className: "text-warning" },
  pending: { icon: "clock", className: "text-warning" },
  confirmed: { icon: "circle-check", className: "text-success" },
  failed: { icon: "circle-x", className: "text-danger" },
  cancelRequested: { icon: "clock", className: "text-warning" },
  cancelled: { icon: "rotate-ccw", className: "text-ink-soft" },
  refunded: { icon: "rotate-ccw", className: "text-ink-soft" },
};

/** What became of what somebody paid, once a booking is off; null where it still stands. */
function useMoneyText({ payment, refund }: Booking, kind: ConfirmationKind): string | null {
  const t = useTranslations("confirmation.money");
  const locale = useLocale();
  if (kind !== "failed" && kind !== "cancelled" && kind !== "refunded") return null;
  if (refund) return t(refund.state, { amount: moneyInText(refund.amount, locale) });
  if (payment?.state !== "succeeded") return t("none");
  const amount = moneyInText(payment.amount, locale);
  return t(kind === "failed" ? "pending" : "kept", { amount });
}

/** Where a booking stands, what that means for the money and what happens next, in plain words. */
export function BookingOutcome({ booking, as: Heading }: { booking: Booking; as: "h1" | "h2" }) {
  const t = useTranslations("confirmation");
  const own = useTranslations(`itemTerms.${booking.item.service}.confirmation`);
  const toDeadline = useDeadline();
  const kind = resolveConfirmation(booking);
  const money = useMoneyText(booking, kind);
  const failure = kind === "failed" ? (booking.failure ?? "supplierRefused") : null;
  const isEnded = failure === "withdrawn" || failure === "givenBack";
  const { icon, className } = looks[isEnded ? "cancelled" : kind];
  const { email } = booking.contact;
  const isPutOff = kind === "unpaid" && booking.isPaidLater === true;
  const inText = {
    email: () => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
  };
  return (
    <header className="flex gap-4">
      <Icon name={icon} className={clsx("mt-0.5 size-8 shrink-0 md:size-9", className)} />
      <div className="min-w-0">
        <Heading className="text-title font-semibold text-balance">
          {isPutOff
            ? t("payLater.title")
            : failure === "givenBack"
              ? t("givenBack.title")
              : own(`states.${failure === "withdrawn" ? failure : kind}.title`)}
        </Heading>
        <div className="mt-2 max-w-prose space-y-2 text-ink-soft">
          {failure !== null ? (
            <p>{failure === "givenBack" ? t("givenBack.text") : own(`failures.${failure}`)}</p>
          ) : isPutOff ? (
            <>
              <p>{t.rich("payLater.text", inText)}</p>
              <p>{t("payLater.otherwise")}</p>
            </>
          ) : (
            <p>
              {own.rich(
                `states.${kind === "refunded" || kind === "failed" ? "cancelled" : kind}.text`,
                inText,
              )}
            </p>
          )}
          {kind === "requested" && booking.answerBy && (
            <p>
              {t("answerBy", {
                time: toDeadline(booking.answerBy, booking.headline.starts.zone),
              })}
            </p>
          )}
          {money && <p>{money}</p>}
        </div>
      </div>
    </header>
  );
}
