import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { BookingState } from "@/lib/api/contract/booking-states";

/** What is still open about a booking that isn't confirmed, and where that goes on. */
export function TripNotice({ state, statusHref }: { state: BookingState; statusHref: string }) {
  const t = useTranslations("trips.detail");
  const text = {
    pendingSupplier: "pending",
    failed: "failed",
    quoted: "unpaid",
    held: "unpaid",
    paying: "unpaid",
  } as const;
  if (!(state in text)) return null;
  return (
    <Notice>
      <p>{t(text[state as keyof typeof text])}</p>
      <p>
        {/* Loaded anew: pay pages have a policy of their own. */}
        <a href={statusHref} className="inline-flex min-h-6 items-center font-semibold underline">
          {t("status")}
        </a>
      </p>
    </Notice>
  );
}
