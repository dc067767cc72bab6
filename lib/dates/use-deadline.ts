import { useFormatter, useTranslations } from "next-intl";
import { toLastMinute, toZoneCity } from "./deadline";
import { zonedTime } from "./zoned-time";

/**
 * "Dec 03, 2026, 18:00 (Lisbon time)": the last minute before an instant, by the clock of a zone
 * that is named with it. Client components need the text `priceTerms.cancellation.placeTime`.
 */
export function useDeadline(): (until: string, zone: string) => string {
  const t = useTranslations("priceTerms.cancellation");
  const format = useFormatter();
  return (until, zone) =>
    t("placeTime", {
      time: format.dateTime(toLastMinute(until, zone), zonedTime(zone)),
      city: toZoneCity(zone),
    });
}
