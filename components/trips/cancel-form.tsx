import { useTranslations } from "next-intl";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { toBookingPage, type BookingPageName } from "@/lib/bookings/booking-page";
import type { BookingPageState } from "@/lib/data/booking-page-state";
import { AskCancellation } from "./ask-cancellation";
import { CancelDialog } from "./cancel-dialog.client";

type Props = {
  booking: Pick<Booking, "item" | "cancellation">;
  which: BookingAccess;
  page: BookingPageState & { name: BookingPageName; prefix: string };
  now: Date;
};

/**
 * Cancels in two steps: the page shows the refund, to the cent, and then a form consents to that
 * very amount.
 */
export function CancelForm({ booking: { item, cancellation }, which, page, now }: Props) {
  const t = useTranslations("trips.cancel");
  const isAsked = cancellation.refundable === "ask";
  const toHref = (query: Parameters<typeof toBookingPage>[2]) =>
    `${page.prefix}${toBookingPage(page.name, which, query)}`;
  const askHref = toHref({ cancel: "ask" });
  return (
    <>
      <AskCancellation
        href={askHref}
        waiting={t(isAsked ? "asking" : "loading")}
        look={isAsked ? "secondary" : "danger"}
      >
        {t(isAsked ? "see" : "open")}
      </AskCancellation>
      {page.asked && (
        <CancelDialog
          service={item.service}
          which={which}
          page={page.name}
          askHref={askHref}
          keepHref={toHref({})}
          asked={page.asked}
          problem={page.problem}
          was={page.was}
          zone={cancellation.zone}
          isAsked={isAsked}
          serverNow={now.toISOString()}
        />
      )}
    </>
  );
}
