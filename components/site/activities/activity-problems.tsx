import { useFormatter, useTranslations } from "next-intl";
import { ProblemNotice } from "@/components/site/problem-notice";
import type { ActivitySearchQuery } from "@/lib/activities/activity-results";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";

type Props = {
  search: Pick<ActivitySearchQuery, "date" | "dateTo" | "problems">;
  needsSignIn?: boolean;
};

/** Says which parts of the URL couldn't be used, and what was used instead. */
export function ActivityProblems({
  search: { date, dateTo, problems },
  needsSignIn = false,
}: Props) {
  const t = useTranslations("activities.problems");
  const format = useFormatter();
  const days = [date, ...(dateTo ? [dateTo] : [])].map((day) =>
    format.dateTime(toUtcDate(day), calendarDayOfWeek),
  );
  const texts = {
    days: () => t("days", { date: days.join(" – ") }),
    filters: () => t("filters"),
    prices: () => t("prices"),
  };
  const named = [...problems, ...(needsSignIn ? (["prices"] as const) : [])];
  return (
    <ProblemNotice title={t("title")} problems={named.map((id) => ({ id, text: texts[id]() }))} />
  );
}
