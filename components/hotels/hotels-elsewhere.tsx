import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { FoundHotels } from "@/lib/data/hotels";
import { useDateRange } from "@/lib/dates/use-date-range";
import type { HotelLinks } from "@/lib/hotels/hotel-links";

type Props = { alternatives: FoundHotels["alternatives"]; links: HotelLinks };

/** Links to other dates or a place nearby with free rooms. */
export function HotelsElsewhere({ alternatives, links }: Props) {
  const t = useTranslations("hotels.empty");
  const format = useFormatter();
  const toRange = useDateRange();
  const { dates = [], area } = alternatives ?? {};
  return (
    <>
      {dates.length > 0 && (
        <div className="space-y-2">
          <h4 className="font-semibold">{t("dates")}</h4>
          <ul className="flex flex-wrap gap-2">
            {dates.map(({ start, end, hotels }) => (
              <li key={start}>
                <a
                  href={links.to({ stay: { start, end } })}
                  className={buttonClass({ look: "secondary", size: "small" })}
                >
                  {t("date", { dates: toRange(start, end), hotels })}
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
              area: null,
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
    </>
  );
}
