import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { useDeadline } from "@/lib/dates/use-deadline";

type Props = {
  booking: BookingSummary;
  /** Who reads it: whom it is for, or who sold it to them. */ reader?: "buyer" | "agency";
};

/** What the buyer of a booking has to do in time; nothing for most. */
export function NextAction({ booking: { nextAction, headline }, reader = "buyer" }: Props) {
  const own = useTranslations("trips.nextAction");
  const sale = useTranslations("agencyBookings.nextAction");
  const toDeadline = useDeadline();
  if (!nextAction) return null;
  const time = toDeadline(nextAction.until, headline.starts.zone);
  return (
    <p className="flex gap-2 text-sm font-semibold text-ink">
      <Icon
        name={nextAction.kind === "pay" ? "clock" : "circle-alert"}
        className="mt-0.5 size-4 shrink-0 text-warning"
      />
      <span>{(reader === "agency" ? sale : own)(nextAction.kind, { time })}</span>
    </p>
  );
}
