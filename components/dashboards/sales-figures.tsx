import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import type { SalesFigures as Figures } from "@/lib/api/contract/dashboards";
import { figureFilters, type FigureFilter } from "@/lib/api/contract/figure-filters";
import { paths } from "@/lib/paths";
import { Figure } from "./figure";

type Props = {
  figures: Figures;
  period: { from: string; to: string };
  prefix: string;
};
type Compared = { now: number; before: number };

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const mean = (sum: number, count: number) => (count > 0 ? Math.round(sum / count) : 0);

/** What was sold, each figure beside the one of the period before; each leads to what it counts. */
export function SalesFigures({ figures: { bookings, cancelled, currencies }, ...rest }: Props) {
  const { period, prefix } = rest;
  const t = useTranslations("dashboards.sales");
  const format = useFormatter();
  const percent = (value: number, isChange = false) =>
    format.number(value, {
      style: "percent",
      maximumFractionDigits: 0,
      ...(isChange ? { signDisplay: "exceptZero" as const } : {}),
    });
  const toHref = (filter: FigureFilter) => `${prefix}${paths.agentBookings(filter)}`;
  const beside = ({ now, before }: Compared, shown: ReactNode) => (
    <>
      {before > 0 && (
        <>
          <bdi className="font-semibold">{percent((now - before) / before, true)}</bdi> ·{" "}
        </>
      )}
      {t.rich("before", { value: () => shown })}
    </>
  );
  const shares = {
    now: share(cancelled.now, bookings.now),
    before: share(cancelled.before, bookings.before),
  };
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
      <Figure
        label={t("sold")}
        href={toHref(figureFilters.sold(period))}
        note={beside(bookings, format.number(bookings.before))}
      >
        {format.number(bookings.now)}
      </Figure>
      <Figure
        label={t("cancelled", { count: cancelled.now })}
        href={toHref(figureFilters.cancelled(period))}
        note={t.rich("before", { value: () => percent(shares.before) })}
      >
        {percent(shares.now)}
      </Figure>
      {currencies.flatMap(({ currency, bookings: count, sales, margin }) => {
        const href = toHref(figureFilters.sales(period, currency));
        const toMoney = (amount: number) => <ExactMoney money={{ amount, currency }} />;
        const averages = {
          now: mean(sales.now, count.now),
          before: mean(sales.before, count.before),
        };
        const amounts = { sales, ...(margin ? { margin } : {}), average: averages };
        return (Object.keys(amounts) as (keyof typeof amounts)[]).map((name) => {
          const amount = amounts[name] ?? averages;
          return (
            <Figure
              key={`${currency} ${name}`}
              label={t(name, { currency })}
              href={href}
              note={beside(amount, toMoney(amount.before))}
            >
              {toMoney(amount.now)}
            </Figure>
          );
        });
      })}
    </dl>
  );
}
