import { useLocale, useTranslations } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { resolveConfirmation } from "@/lib/bookings/resolve-confirmation";
import { useDeadline } from "@/lib/dates/use-deadline";
import { moneyInText } from "@/lib/money/money-in-text";
import { OutcomeHeader } from "./outcome-header";

type Shown = Pick<
  Booking,
  "state" | "failure" | "payment" | "refund" | "item" | "headline" | "answerBy" | "payableUntil"
>;

/** What became of what the client paid, once a booking is off; null where it still stands. */
function useMoneyText({ state, payment, refund }: Shown): string | null {
  const t = useTranslations("agencyBookings.outcome.money");
  const nothing = useTranslations("confirmation.money");
  const locale = useLocale();
  if (state !== "failed" && state !== "cancelled" && state !== "refunded") return null;
  if (refund) return t(refund.state, { amount: moneyInText(refund.amount, locale) });
  if (payment?.state !== "succeeded") return nothing("none");
  return t(state === "failed" ? "pending" : "kept", {
    amount: moneyInText(payment.amount, locale),
  });
}

/**
 * Where a client's booking that isn't simply confirmed stands, in the words of the agency. Nothing
 * for one that is.
 */
export function SaleOutcome({ booking, as }: { booking: Shown; as: "h1" | "h2" }) {
  const t = useTranslations("agencyBookings.outcome");
  const shared = useTranslations("confirmation");
  const own = useTranslations(`itemTerms.${booking.item.service}.confirmation.failures`);
  const toDeadline = useDeadline();
  const money = useMoneyText(booking);
  const kind = resolveConfirmation(booking);
  if (kind === "confirmed") return null;
  const failure = kind === "failed" ? (booking.failure ?? "supplierRefused") : null;
  const { answerBy, payableUntil } = booking;
  const { zone } = booking.headline.starts;
  if (failure === "withdrawn" || failure === "givenBack")
    return (
      <OutcomeHeader
        look="cancelled"
        as={as}
        title={failure === "withdrawn" ? t("states.withdrawn.title") : shared("givenBack.title")}
      >
        {failure === "givenBack" && <p>{shared("givenBack.text")}</p>}
        <p>{money}</p>
      </OutcomeHeader>
    );
  return (
    <OutcomeHeader look={kind} as={as} title={t(`states.${kind}.title`)}>
      <p>
        {kind === "failed"
          ? own(failure ?? "supplierRefused")
          : t(`states.${kind === "refunded" ? "cancelled" : kind}.text`)}
      </p>
      {kind === "requested" && answerBy && (
        <p>{shared("answerBy", { time: toDeadline(answerBy, zone) })}</p>
      )}
      {payableUntil && (
        <p className="font-semibold text-ink">
          {t("payBy", { time: toDeadline(payableUntil, zone) })}
        </p>
      )}
      {money && <p>{money}</p>}
    </OutcomeHeader>
  );
}
