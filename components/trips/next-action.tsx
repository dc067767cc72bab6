import { useFormatter, useTimeZone, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";

/** What the buyer of a booking has to do in time; nothing for most. */
export function NextAction({ booking: { nextAction } }: { booking: BookingSummary }) {
  const t = useTranslations("trips.nextAction");
  const format = useFormatter();
  const timeZone = useTimeZone() ?? "UTC";
  if (!nextAction) return null;
  const time = format.dateTime(new Date(nextAction.until), zonedTime(timeZone));
  return (
    <p className="flex gap-2 text-sm font-semibold text-ink">
      <Icon
        name={nextAction.kind === "pay" ? "clock" : "circle-alert"}
        className="mt-0.5 size-4 shrink-0 text-warning"
      />
      <span>{t(nextAction.kind, { time })}</span>
    </p>
  );
}
