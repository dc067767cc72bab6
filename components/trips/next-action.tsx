import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { toLastMinute } from "@/lib/dates/deadline";
import { useDeadline } from "@/lib/dates/use-deadline";
import { zonedTimeOfYear } from "@/lib/dates/zoned-time";

type Props = {
  booking: BookingSummary;
  /** Who reads it: whom it is for, or who sold it to them. */ reader?: "buyer" | "agency";
  /** Until when alone, for a cell of a table; the rest is for assistive technology, and a hint. */
  isBrief?: boolean;
};

/** What the buyer of a booking has to do in time; nothing for most. */
export function NextAction({
  booking: { nextAction, headline },
  reader = "buyer",
  isBrief = false,
}: Props) {
  const own = useTranslations("trips.nextAction");
  const sale = useTranslations("agencyBookings.nextAction");
  const toDeadline = useDeadline();
  const format = useFormatter();
  if (!nextAction) return null;
  const { kind, until } = nextAction;
  const { zone } = headline.starts;
  const text = (reader === "agency" ? sale : own)(kind, { time: toDeadline(until, zone) });
  return (
    <p className="flex gap-2 text-sm font-semibold text-ink" title={isBrief ? text : undefined}>
      <Icon
        name={kind === "pay" ? "clock" : "circle-alert"}
        className="mt-0.5 size-4 shrink-0 text-warning"
      />
      {isBrief && (
        <span aria-hidden>{format.dateTime(toLastMinute(until, zone), zonedTimeOfYear(zone))}</span>
      )}
      <span className={isBrief ? "sr-only" : undefined}>{text}</span>
    </p>
  );
}
