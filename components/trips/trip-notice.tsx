import { useTranslations } from "next-intl";
import { PayAgain } from "@/components/site/bookings/pay-again.client";
import { BookingOutcome } from "@/components/site/bookings/booking-outcome";
import { SaleOutcome } from "@/components/site/bookings/sale-outcome";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { isPayable, resolveConfirmation } from "@/lib/bookings/resolve-confirmation";
import { useDeadline } from "@/lib/dates/use-deadline";

type Props = {
  booking: Booking;
  which: BookingAccess;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  statusHref: string;
};

const isOver = ({ state }: Booking) =>
  state === "cancelRequested" || state === "cancelled" || state === "refunded";

/**
 * What became of a booking that isn't simply confirmed, what happens to its money and where that
 * goes on: before everything else of it.
 */
export function TripNotice({ booking, which, reader, statusHref }: Props) {
  const t = useTranslations("trips.detail");
  const sale = useTranslations("agencyBookings.outcome");
  const actions = useTranslations("confirmation.actions");
  const toDeadline = useDeadline();
  const kind = resolveConfirmation(booking);
  const { payableUntil } = booking;
  const isSale = reader === "agency";
  const isRefused =
    kind === "confirmed" && booking.history.some(({ state }) => state === "cancelRequested");
  return (
    <OutcomeRegion
      isAnnounced
      outcome={isRefused ? "cancelRefused" : kind === "confirmed" ? null : kind}
      className="outline-none not-empty:mb-6"
    >
      {isRefused && (
        <Notice title={isSale ? sale("cancelRefused.title") : t("cancelRefused.title")}>
          <p>{isSale ? sale("cancelRefused.text") : t("cancelRefused.text")}</p>
        </Notice>
      )}
      {kind !== "confirmed" && isSale && (
        <section className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
          <SaleOutcome booking={booking} as="h2" />
        </section>
      )}
      {kind !== "confirmed" && !isSale && (
        <section className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
          <BookingOutcome booking={booking} as="h2" />
          {isPayable(kind) && payableUntil && (
            <p className="font-semibold">
              {actions("payBy", {
                time: toDeadline(payableUntil, booking.headline.starts.zone),
              })}
            </p>
          )}
          {isPayable(kind) && !booking.isReadOnly && (
            <div className="print:hidden">
              <PayAgain
                access={which}
                label={actions(kind === "paymentFailed" ? "payAgain" : "pay")}
              />
            </div>
          )}
          {!isPayable(kind) && !isOver(booking) && !booking.isReadOnly && (
            <p className="print:hidden">
              <a href={statusHref} className={buttonClass({ look: "secondary" })}>
                {t("status")}
              </a>
            </p>
          )}
        </section>
      )}
    </OutcomeRegion>
  );
}
