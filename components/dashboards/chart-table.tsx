import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props = {
  /** The first one names the rows. */ head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

const cell = "py-1.5 text-end tabular-nums first:text-start";

/** The numbers of a chart, for those who read numbers; as a file, too. */
export function ChartTable({ head, rows, csvHref }: Props & { csvHref: string }) {
  const t = useTranslations("dashboards.charts");
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
        {t("asTable")}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead className="text-ink-soft">
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, cells: [first, ...others] }) => (
              <tr key={id}>
                <th scope="row" className={`${cell} font-normal`}>
                  {first}
                </th>
                {others.map((content, index) => (
                  // Columns have no other name, and never move.
                  <td key={index} className={cell}>
                    {content}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CsvLink href={csvHref} />
    </details>
  );
}

/** The numbers of a chart as a file. */
export function CsvLink({ href }: { href: string }) {
  const t = useTranslations("results.list");
  return (
    // A file, which no router knows.
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
    >
      {t("export")}
    </a>
  );
}
