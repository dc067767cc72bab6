import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { DepartureWeek } from "@/lib/api/contract/dashboards";
import { figureFilters } from "@/lib/api/contract/figure-filters";
import { calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { ChartTable } from "./chart-table";

type Props = { weeks: readonly DepartureWeek[]; prefix: string; csvHref: string };

/** From none to the most; the number is in each cell, too. */
const heats = ["", "bg-brand-ink/10", "bg-brand-ink/20", "bg-brand-ink/35"] as const;

/** How many bookings begin in each of the coming weeks, the next one at the inline start. */
export function DepartureStrip({ weeks, prefix, csvHref }: Props) {
  const t = useTranslations("dashboards.charts");
  const format = useFormatter();
  const most = Math.max(1, ...weeks.map(({ bookings }) => bookings));
  const day = (date: string) => format.dateTime(toUtcDate(date), calendarDayOfYear);
  const toHref = (week: DepartureWeek) =>
    `${prefix}${paths.agentBookings({ ...figureFilters.departures(week), sort: "departure" })}`;
  const range = ({ from, to }: DepartureWeek) =>
    format.dateTimeRange(toUtcDate(from), toUtcDate(to), calendarDayOfYear);
  return (
    <Card title={t("departures")} text={t("departuresText")}>
      <ol className="grid grid-cols-4 gap-1.5 sm:grid-cols-6 xl:grid-cols-12">
        {weeks.map((week) => (
          <li key={week.from}>
            <Link
              href={toHref(week)}
              className={clsx(
                "flex min-h-16 flex-col items-center justify-center rounded-control border border-line text-center hover:border-brand-ink",
                heats[Math.ceil((week.bookings / most) * (heats.length - 1))],
              )}
            >
              <span className="text-heading font-semibold tabular-nums">
                {format.number(week.bookings)}
              </span>
              <span className="text-xs whitespace-nowrap text-ink-soft">{day(week.from)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ChartTable
        head={[t("week"), t("bookings"), t("people")]}
        rows={weeks.map((week) => ({
          id: week.from,
          cells: [range(week), format.number(week.bookings), format.number(week.people)],
        }))}
        csvHref={csvHref}
      />
    </Card>
  );
}
