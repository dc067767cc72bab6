import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { WeekOfSales } from "@/lib/api/contract/dashboards";
import { figureFilters } from "@/lib/api/contract/figure-filters";
import { calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";
import { listWeeks } from "@/lib/dashboards/list-weeks";
import { moneyInText } from "@/lib/money/money-in-text";
import { paths } from "@/lib/paths";
import { ChartTable } from "./chart-table";

type Props = {
  weeks: readonly WeekOfSales[];
  period: { from: string; to: string };
  currency: string;
  prefix: string;
  csvHref: string;
};

const height = 120;
const step = 20;
const bar = 14;

/**
 * Sales and margin of one currency week by week: outlined and filled bars, drawn on the server, and
 * the same numbers as a table. The earliest week is at the inline start.
 */
export function WeekChart({ weeks, period, currency, prefix, csvHref }: Props) {
  const t = useTranslations("dashboards.charts");
  const columns = useTranslations("agencyBookings.columns");
  const format = useFormatter();
  const locale = useLocale();
  const all = listWeeks(period).map((week) => {
    const sums = weeks
      .find(({ from }) => from === week.from)
      ?.sums.find((each) => each.currency === currency);
    const { bookings = 0, sales = 0, margin } = sums ?? {};
    return { ...week, bookings, sales, margin };
  });
  const hasMargin = all.some(({ margin }) => margin !== undefined);
  const highest = Math.max(1, ...all.map(({ sales }) => sales));
  const day = (date: string) => format.dateTime(toUtcDate(date), calendarDayOfYear);
  const toMoney = (amount: number) => <ExactMoney money={{ amount, currency }} />;
  /** One shape for many bars: a document says each element twice. */
  const toBars = (amounts: readonly number[]) =>
    amounts
      .map((amount, index) => {
        if (amount <= 0) return "";
        const tall = Math.max(1, Math.round((amount / highest) * height));
        return `M${index * step + (step - bar) / 2} ${height}v-${tall}h${bar}v${tall}z`;
      })
      .join("");
  const title = t(hasMargin ? "weeksWithMargin" : "weeks", { currency });
  const id = `weeks-${currency}`;
  return (
    <Card title={title}>
      <figure>
        <p className="mb-2 flex flex-wrap gap-x-5 text-sm text-ink-soft">
          <span className="grow">
            {t("highest", { amount: moneyInText({ amount: highest, currency }, locale) })}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-3 border border-brand-ink bg-brand-tint" />
            {t("salesOf")}
          </span>
          {hasMargin && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="size-3 bg-brand-ink" />
              {columns("margin")}
            </span>
          )}
        </p>
        <svg
          viewBox={`0 0 ${all.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          className="mirrored h-32 w-full overflow-visible"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>
            {t("highest", { amount: moneyInText({ amount: highest, currency }, locale) })}
          </desc>
          <path
            className="fill-brand-tint stroke-brand-ink"
            vectorEffect="non-scaling-stroke"
            d={toBars(all.map(({ sales }) => sales))}
          />
          <path className="fill-brand-ink" d={toBars(all.map(({ margin = 0 }) => margin))} />
          <path
            className="stroke-line-strong"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${height}H${all.length * step}`}
          />
        </svg>
        <figcaption className="mt-2 flex justify-between text-sm text-ink-soft">
          <span>{day(period.from)}</span>
          <span>{day(period.to)}</span>
        </figcaption>
      </figure>
      <ChartTable
        head={[t("week"), t("bookings"), t("salesOf"), ...(hasMargin ? [columns("margin")] : [])]}
        rows={all.map(({ from, to, bookings, sales, margin }) => ({
          id: from,
          cells: [
            <Link
              key="week"
              href={`${prefix}${paths.agentBookings(figureFilters.sales({ from, to }, currency))}`}
              className="inline-flex min-h-6 items-center text-brand-ink hover:underline"
            >
              {format.dateTimeRange(toUtcDate(from), toUtcDate(to), calendarDayOfYear)}
            </Link>,
            format.number(bookings),
            toMoney(sales),
            ...(hasMargin ? [toMoney(margin ?? 0)] : []),
          ],
        }))}
        csvHref={csvHref}
      />
    </Card>
  );
}
