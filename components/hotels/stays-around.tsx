import { useTranslations } from "next-intl";
import { DayStrip } from "@/components/site/day-strip.client";
import { addDays } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { useDateRange } from "@/lib/dates/use-date-range";
import type { HotelLinks } from "@/lib/hotels/hotel-links";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-results";

type Props = {
  search: Pick<HotelSearchQuery, "stay" | "flex">;
  links: Pick<HotelLinks, "to">;
  today: string;
};

/**
 * The same stay as many days earlier and later as its dates are flexible. Links alone: what hotels
 * cost there would take a search each.
 */
export function StaysAround({ search: { stay, flex }, links, today }: Props) {
  const t = useTranslations("hotels");
  const toRange = useDateRange();
  if (flex === 0) return null;
  const days = Array.from({ length: 2 * flex + 1 }, (_, index) => ({
    start: addDays(stay.start, index - flex),
    end: addDays(stay.end, index - flex),
  })).filter(({ start }) => start >= today && start <= addDays(today, maximumDaysAhead));
  return (
    <DayStrip
      label={t("otherDays")}
      days={days.map(({ start, end }) => ({
        date: start,
        text: toRange(start, end, { hasYear: false }),
        href: links.to({ stay: { start, end } }),
      }))}
      current={stay.start}
    />
  );
}
