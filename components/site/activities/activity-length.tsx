import { useTranslations } from "next-intl";

const hour = 60;
const day = 24 * hour;

/** How long it takes: "2 h 30 min", or days. */
export function ActivityLength({ minutes }: { minutes: number }) {
  const t = useTranslations("activityTerms.length");
  if (minutes >= day) return t("days", { count: Math.ceil(minutes / day) });
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour];
  if (hours === 0) return t("minutes", { minutes });
  return rest === 0 ? t("hours", { hours }) : t("both", { hours, minutes: rest });
}
