import clsx from "clsx";
import { CircleCheck, CircleX, Clock, RotateCcw } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";
import { resolveConfirmation, type ConfirmationKind } from "./resolve-confirmation";

const looks: Record<ConfirmationKind, { Icon: typeof Clock; className: string }> = {
  requested: { Icon: Clock, className: "text-warning" },
  holding: { Icon: Clock, className: "text-warning" },
  unpaid: { Icon: Clock, className: "text-warning" },
  paymentFailed: { Icon: CircleX, className: "text-danger" },
  waitingForPayment: { Icon: Clock, className: "text-warning" },
  processing: { Icon: Clock, className: "text-warning" },
  pending: { Icon: Clock, className: "text-warning" },
  confirmed: { Icon: CircleCheck, className: "text-success" },
  failed: { Icon: CircleX, className: "text-danger" },
  cancelRequested: { Icon: Clock, className: "text-warning" },
  cancelled: { Icon: RotateCcw, className: "text-ink-soft" },
  refunded: { Icon: RotateCcw, className: "text-ink-soft" },
};

/** Where a booking stands, what that means and what happens next, in plain words. */
export function ConfirmationHead({ booking, timeZone }: { booking: Booking; timeZone: string }) {
  const t = useTranslations("confirmation");
  const own = useTranslations(`itemTerms.${booking.item.service}.confirmation`);
  const format = useFormatter();
  const kind = resolveConfirmation(booking);
  const { Icon, className } = looks[kind];
  const { email } = booking.contact;
  const wasPaid = booking.payment?.state === "succeeded" || booking.refund !== null;
  return (
    <header className="flex gap-4">
      <Icon aria-hidden className={clsx("mt-0.5 size-8 shrink-0 md:size-9", className)} />
      <div className="min-w-0">
        <h1 className="text-title font-semibold text-balance">{own(`states.${kind}.title`)}</h1>
        <div className="mt-2 max-w-prose space-y-2 text-ink-soft">
          {kind === "failed" ? (
            <>
              <p>{own(`failures.${booking.failure ?? "supplierRefused"}`)}</p>
              <p>{t(wasPaid ? `money.${booking.refund?.state ?? "pending"}` : "money.none")}</p>
            </>
          ) : (
            <p>
              {own.rich(`states.${kind}.text`, {
                email: () => <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>,
              })}
            </p>
          )}
          {kind === "requested" && booking.answerBy && (
            <p>
              {t("answerBy", {
                time: format.dateTime(new Date(booking.answerBy), zonedTime(timeZone)),
              })}
            </p>
          )}
          {(kind === "cancelled" || kind === "refunded") && booking.refund && (
            <p>{t(`money.${booking.refund.state}`)}</p>
          )}
        </div>
      </div>
    </header>
  );
}
