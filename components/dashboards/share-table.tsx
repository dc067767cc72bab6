import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Sales } from "@/lib/api/contract/dashboards";
import { CsvLink } from "./chart-table";

type Props = {
  title: string;
  rows: readonly {
    id: string;
    name: string;
    /** The list of these bookings. */ href: string;
    bookings: number;
    sums: readonly Sales[];
  }[];
  csvHref: string;
};

/** What sales have in common, a table whose bars are the number of bookings. */
export function ShareTable({ title, rows, csvHref }: Props) {
  const t = useTranslations("dashboards.charts");
  const columns = useTranslations("agencyBookings.columns");
  const format = useFormatter();
  const most = Math.max(1, ...rows.map(({ bookings }) => bookings));
  const hasMargin = rows.some(({ sums }) => sums.some(({ margin }) => margin !== undefined));
  const amounts = (sums: readonly Sales[], pick: (each: Sales) => number) =>
    sums.map((each) => (
      <span key={each.currency} className="block whitespace-nowrap">
        <ExactMoney money={{ amount: pick(each), currency: each.currency }} />
      </span>
    ));
  const cell = "py-2 ps-3 text-end align-top tabular-nums";
  return (
    <Card title={title}>
      <div className="relative overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="sr-only">
                {title}
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                {t("bookings")}
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                {t("salesOf")}
              </th>
              {hasMargin && (
                <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
                  {columns("margin")}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, name, href, bookings, sums }) => (
              <tr key={id}>
                <th scope="row" className="w-full py-1 text-start align-top font-normal">
                  <Link
                    href={href}
                    dir="auto"
                    className="inline-flex wrap-anywhere min-h-8 items-center font-semibold text-brand-ink hover:underline"
                  >
                    {name}
                  </Link>
                  <svg
                    aria-hidden
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className="mirrored block h-1.5 w-full"
                  >
                    <path className="fill-line" d="M0 0h100v1H0z" />
                    <path
                      className="fill-brand-ink"
                      d={`M0 0h${Math.round((bookings / most) * 100)}v1H0z`}
                    />
                  </svg>
                </th>
                <td className={`${cell} font-semibold`}>{format.number(bookings)}</td>
                <td className={cell}>{amounts(sums, ({ sales }) => sales)}</td>
                {hasMargin && (
                  <td className={`${cell} max-sm:hidden`}>
                    {amounts(sums, ({ margin = 0 }) => margin)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CsvLink href={csvHref} />
    </Card>
  );
}
