import { useFormatter, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { figureFilters, type FigureFilter } from "@/lib/api/contract/figure-filters";
import type { DashboardPeriod, DashboardTable } from "@/lib/api/contract/dashboards";
import type { Dashboard } from "@/lib/data/dashboards";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { AgencyFacts } from "./agency-facts";
import { DepartureStrip } from "./departure-strip";
import { DueBoard } from "./due-board";
import { PeriodForm } from "./period-form";
import { SalesFigures } from "./sales-figures";
import { ShareTable } from "./share-table";
import { WeekChart } from "./week-chart";

type Props = {
  dashboard: Dashboard;
  period: DashboardPeriod;
  prefix: string;
  timeZone: string;
  bookHref: string;
  quickLinks: readonly { href: string; label: string }[];
  /** ISO 8601 */
  now: string;
};

/** Sales of a period: figures, and what they are made of. */
function Sales({ dashboard, period, prefix }: Pick<Props, "dashboard" | "period" | "prefix">) {
  const t = useTranslations("dashboards");
  const bookings = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const { period: days, figures, weeks, departures } = dashboard;
  const csvHref = (table: DashboardTable) => `${prefix}${paths.dashboardExport({ table, period })}`;
  const toHref = (filter: FigureFilter) => `${prefix}${paths.agentBookings(filter)}`;
  const range = ({ from, to }: { from: string; to: string }) =>
    format.dateTimeRange(toUtcDate(from), toUtcDate(to), calendarDay);
  const shares = [
    {
      table: "services" as const,
      rows: dashboard.services.map((each) => ({
        ...each,
        name: services(each.id),
        href: toHref(figureFilters.service(days, each.id)),
      })),
    },
    {
      table: "places" as const,
      rows: dashboard.places.map((each) => ({
        ...each,
        name: each.id || "–",
        href: toHref(figureFilters.place(days, each.id)),
      })),
    },
    {
      table: "agents" as const,
      rows: (dashboard.agents ?? []).map((each) => ({
        ...each,
        id: each.id ?? "none",
        name: each.name ?? bookings("noAgent"),
        href: toHref(figureFilters.agent(days, each.id)),
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby="sales" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="sales" className="text-heading font-semibold">
            {t("sales.title")}
          </h2>
          <p className="text-sm text-ink-soft">
            {t("sales.text", { days: range(days), before: range(days.before) })}
          </p>
        </div>
        <PeriodForm action={`${prefix}${paths.commandCenter()}`} period={period} />
      </div>
      <SalesFigures figures={figures} period={days} prefix={prefix} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {figures.currencies
          .filter(({ bookings: { now } }) => now > 0)
          .map(({ currency }) => (
            <WeekChart
              key={currency}
              weeks={weeks}
              period={days}
              currency={currency}
              prefix={prefix}
              csvHref={csvHref("weeks")}
            />
          ))}
        {shares.map(({ table, rows }) => (
          <ShareTable
            key={table}
            title={t(`charts.${table}`)}
            rows={rows}
            csvHref={csvHref(table)}
          />
        ))}
      </div>
      <DepartureStrip weeks={departures} prefix={prefix} csvHref={csvHref("departures")} />
    </section>
  );
}

/** The agents' desk at a glance: what can't wait, what was sold, and the agency itself. */
export function CommandCenter({ dashboard, period, bookHref, now, ...rest }: Props) {
  const t = useTranslations("dashboards.empty");
  const { prefix } = rest;
  const { new: waiting = 0, due = 0 } = dashboard.enquiries ?? {};
  const hasEnquiries = waiting + due > 0;
  return (
    <div className="space-y-8">
      {(dashboard.hasBookings || hasEnquiries) && (
        <DueBoard
          groups={dashboard.now}
          enquiries={dashboard.enquiries}
          prefix={prefix}
          now={now}
        />
      )}
      {dashboard.hasBookings ? (
        <Sales dashboard={dashboard} period={period} prefix={prefix} />
      ) : (
        <section className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
          <h2 className="text-heading font-semibold">{t("title")}</h2>
          <p className="max-w-prose text-ink-soft">{t("text")}</p>
          <ButtonLink href={bookHref}>{t("action")}</ButtonLink>
        </section>
      )}
      <AgencyFacts dashboard={dashboard} {...rest} />
    </div>
  );
}
