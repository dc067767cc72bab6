import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { ResultsLink } from "./results-link.client";
import type { ResultsView } from "@/lib/hotels/results-view";

/** Why there is nothing, and the next step: without the filters, on other dates, nearby. */
export function NoResults({ view: { asked, found, links, placeName } }: { view: ResultsView }) {
  const t = useTranslations("hotels.empty");
  const filters = useTranslations("hotels.filters");
  const format = useFormatter();
  const { unfiltered, alternatives } = found;
  const range = ({ start, end }: { start: string; end: string }) =>
    format.dateTimeRange(toUtcDate(start), toUtcDate(end), calendarDay);
  const area = alternatives?.area;
  return (
    <section className="space-y-5 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="space-y-1">
        <h3 className="text-heading font-semibold">
          {unfiltered > 0 ? t("filtered") : t("title", { place: placeName })}
        </h3>
        <p className="text-ink-soft">
          {unfiltered > 0
            ? t("filteredText", { count: unfiltered })
            : t("text", { dates: range(asked.stay) })}
        </p>
      </div>
      {unfiltered > 0 && (
        <ResultsLink href={links.to({ filters: {} })} className={buttonClass()}>
          {filters("clear")}
        </ResultsLink>
      )}
      {alternatives && alternatives.dates.length > 0 && (
        <div className="space-y-2">
          <h4 className="font-semibold">{t("dates")}</h4>
          <ul className="flex flex-wrap gap-2">
            {alternatives.dates.map(({ start, end, hotels }) => (
              <li key={start}>
                <a
                  href={links.to({ stay: { start, end } })}
                  className={buttonClass({ look: "secondary", size: "small" })}
                >
                  {t("date", { dates: range({ start, end }), hotels })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {area && (
        <div className="space-y-2">
          <h4 className="font-semibold">{t("area")}</h4>
          <a
            href={links.to({
              place: { name: area.name, latitude: area.latitude, longitude: area.longitude },
            })}
            className={buttonClass({ look: "secondary", size: "small" })}
          >
            {t("areaOption", {
              place: area.name,
              distance: format.number(area.distance, { maximumFractionDigits: 0 }),
            })}
          </a>
        </div>
      )}
    </section>
  );
}
