import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { HotelOffers } from "@/lib/data/hotels";
import { useDateRange } from "@/lib/dates/use-date-range";

type Props = {
  alternatives: HotelOffers["alternatives"];
  stayHref: (stay: { start: string; end: string }) => string;
  areaHref: string | null;
};

/** Nothing for these dates: the nearest that have something, and what else is around. */
export function NoRooms({ alternatives, stayHref, areaHref }: Props) {
  const t = useTranslations("hotelDetails.soldOut");
  const toRange = useDateRange();
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-card">
      <p className="flex items-center gap-3 text-lead font-semibold">
        <Icon name="calendar-x-2" className="size-6 shrink-0 text-ink-soft" />
        {t("title")}
      </p>
      <p className="mt-2 text-ink-soft">
        {t(alternatives && alternatives.dates.length > 0 ? "textWithDates" : "text")}
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {alternatives?.dates.map(({ start, end }) => (
          <li key={start}>
            <a href={stayHref({ start, end })} className={buttonClass({ look: "secondary" })}>
              {toRange(start, end)}
            </a>
          </li>
        ))}
        {areaHref && (
          <li>
            <a href={areaHref} className={buttonClass({ look: "quiet" })}>
              {t("area")}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
