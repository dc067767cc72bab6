import { useLocale, useTranslations } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { useDeadline } from "@/lib/dates/use-deadline";
import { resolveConfirmation, type ConfirmationKind } from "@/lib/bookings/resolve-confirmation";
import { moneyInText } from "@/lib/money/money-in-text";
import { OutcomeHeader } from "./outcome-header";

/** What became of the payment, once a booking is off; null where it still stands. */
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
export function BookingOutcome({ booking, as }: { booking: Booking; as: "h1" | "h2" }) {
  const t = useTranslations("confirmation");
  const own = useTranslations(`itemTerms.${booking.item.service}.confirmation`);
  const toDeadline = useDeadline();
  const kind = resolveConfirmation(booking);
  const money = useMoneyText(booking, kind);
  const failure = kind === "failed" ? (booking.failure ?? "supplierRefused") : null;
  const { email } = booking.contact;
  const isPutOff = kind === "unpaid" && booking.isPaidLater === true;
  const inText = {
    email: () => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
  };
  return (
    <OutcomeHeader
      look={failure === "withdrawn" || failure === "givenBack" ? "cancelled" : kind}
      as={as}
      title={
        isPutOff
          ? t("payLater.title")
          : failure === "givenBack"
            ? t("givenBack.title")
            : own(`states.${failure === "withdrawn" ? failure : kind}.title`)
      }
    >
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
    </OutcomeHeader>
  );
}
