import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { ItemService } from "@/lib/api/contract/items";
import type { BookingState } from "@/lib/api/contract/booking-states";

/** What is still open about a booking that isn't confirmed, and where that goes on. */
export function TripNotice({
  service,
  state,
  statusHref,
}: {
  service: ItemService;
  state: BookingState;
  statusHref: string;
}) {
  const own = useTranslations(`itemTerms.${service}.trips`);
  const t = useTranslations("trips.detail");
  const unpaid = t("unpaid");
  const texts: Partial<Record<BookingState, string>> = {
    requested: own("requested"),
    pendingSupplier: own("pending"),
    failed: t("failed"),
    quoted: unpaid,
    held: unpaid,
    paying: unpaid,
  };
  const text = texts[state];
  if (text === undefined) return null;
  return (
    <Notice>
      <p>{text}</p>
      <p>
        {/* Loaded anew: pay pages have a policy of their own. */}
        <a href={statusHref} className="inline-flex min-h-6 items-center font-semibold underline">
          {t("status")}
        </a>
      </p>
    </Notice>
  );
}
