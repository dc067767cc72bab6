import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { hasReceipt } from "@/lib/bookings/has-receipt";
import { buttonClass } from "@/components/ui/button-class";
import type { Booking } from "@/lib/api/contract/bookings";
import type { TripLinks } from "./trip-links";

type Props = { booking: Booking; links: TripLinks };

/**
 * A booking's papers, once there are any. An agent has two vouchers: one to give away, and one with
 * what the agency earns.
 */
export function TripFiles({ booking: { state, cancelledAt, price, payment }, links }: Props) {
  const t = useTranslations("trips.detail");
  const hasFiles = state === "confirmed" || state === "cancelRequested" || cancelledAt !== null;
  if (!hasFiles) return null;
  const isAgencys = price.agent !== undefined;
  const secondary = buttonClass({ look: "secondary" });
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {!cancelledAt && (
        <a href={isAgencys ? links.clientVoucher : links.voucher} className={buttonClass()}>
          <Icon name="file-text" className="size-4" />
          {t(isAgencys ? "clientVoucher" : "voucher")}
        </a>
      )}
      {isAgencys && !cancelledAt && (
        <a href={links.voucher} className={secondary}>
          <Icon name="file-text" className="size-4" />
          {t("agencyVoucher")}
        </a>
      )}
      {hasReceipt({ payment }) && (
        <a href={links.receipt} className={secondary}>
          <Icon name="receipt-text" className="size-4" />
          {t("receipt")}
        </a>
      )}
      <a href={links.calendar} className={secondary}>
        <Icon name="calendar-plus" className="size-4" />
        {t("calendar")}
      </a>
    </p>
  );
}
