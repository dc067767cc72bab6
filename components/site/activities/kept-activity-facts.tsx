import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { readKeptActivity } from "@/lib/activities/kept-activity";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** Where a saved activity is, its day and how many take part. */
export function KeptActivityFacts({ item }: { item: KeptItem }) {
  const terms = useTranslations("activityTerms");
  const format = useFormatter();
  const { date, people } = readKeptActivity(item);
  return (
    <>
      {item.place && (
        <p>
          <bdi>{item.place}</bdi>
        </p>
      )}
      {date && (
        <p className="flex items-start gap-2">
          <Icon name="calendar-days" className="mt-1 size-4 shrink-0" />
          <span>
            {format.dateTime(toUtcDate(date), calendarDayOfWeek)}
            {people && ` · ${terms("people", { count: people })}`}
          </span>
        </p>
      )}
    </>
  );
}
