import { useTranslations } from "next-intl";
import type { FlexibleDays } from "@/lib/results/flexible-days";

/** What each choice of flexible days is called. */
export function useFlexibleText(): (days: FlexibleDays) => string {
  const t = useTranslations("search.flexible");
  return (days) => (days === 0 ? t("exact") : t("days", { days }));
}
