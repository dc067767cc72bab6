import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { Booking } from "@/lib/api/contract/bookings";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { isPayable, type ConfirmationKind } from "@/lib/bookings/resolve-confirmation";
import type { ConfirmationLinks } from "./confirmation-links";
import { PayAgain } from "@/components/site/bookings/pay-again.client";
import { PrintButton } from "./print-button.client";
import { TimeLeft } from "./time-left.client";

type Props = {
  booking: Booking;
  kind: ConfirmationKind;
  access: BookingAccess;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  links: ConfirmationLinks;
  serverNow: string;
};

/**
 * What can be done now. Files and pages with a key in their address are reached by full navigation.
 */
export function ConfirmationActions({
  booking: { item, payableUntil, isForClient, headline, canCancel, isPaidLater },
  kind,
  access,
  reader,
  links,
  serverNow,
}: Props) {
  const t = useTranslations("confirmation.actions");
  const own = useTranslations(`itemTerms.${item.service}.confirmation.actions`);
  const giveBack = useTranslations("trips.giveBack");
  const secondary = buttonClass({ look: "secondary" });
  // What is paid later is the client's to pay: its page has the link for them.
  if (isPayable(kind) && !(reader === "agency" && isPaidLater))
    return (
      <div className="space-y-3 print:hidden">
        <PayAgain access={access} label={t(kind === "paymentFailed" ? "payAgain" : "pay")} />
        {payableUntil && (
          <TimeLeft
            service={item.service}
            until={payableUntil}
            zone={headline.starts.zone}
            serverNow={serverNow}
          />
        )}
        {canCancel && (
          <a href={links.giveBack} className={secondary}>
            {giveBack("open")}
          </a>
        )}
      </div>
    );
  if (kind === "failed")
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={links.offers} className={buttonClass()}>
          {own("otherOffers")}
        </a>
        <a href={links.search} className={secondary}>
          {own("search")}
        </a>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {kind === "confirmed" && (
        <>
          <a href={isForClient ? links.clientVoucher : links.voucher} className={buttonClass()}>
            <Icon name="file-text" className="size-4" />
            {isForClient ? t("clientVoucher") : own("voucher")}
          </a>
          {isForClient && (
            <a href={links.voucher} className={secondary}>
              {t("agentVoucher")}
            </a>
          )}
          <a href={links.calendar} className={secondary}>
            <Icon name="calendar-plus" className="size-4" />
            {t("calendar")}
          </a>
        </>
      )}
      <a href={links.manage} className={secondary}>
        {t("manage")}
      </a>
      {kind !== "processing" && kind !== "holding" && <PrintButton>{t("print")}</PrintButton>}
    </div>
  );
}
