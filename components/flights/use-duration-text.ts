import { useTranslations } from "next-intl";

/** "2 h 40 min" of minutes, in the page's language. */
export function useDurationText(): (minutes: number) => string {
  const t = useTranslations("flightTerms");
  return (all) => t("duration", { hours: Math.floor(all / 60), minutes: all % 60 });
}
