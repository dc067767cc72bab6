import { useFormatter, useTranslations } from "next-intl";
import { calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";

type Day = { date: string; count: number };

const height = 120;
const step = 20;
const bar = 12;

/**
 * New accounts day by day. A visual chart, and the same numbers as a table for screen readers, both
 * without scripts.
 */
export function AccountChart({ days }: { days: readonly Day[] }) {
  const t = useTranslations("dashboards.accounts");
  const format = useFormatter();
  const name = (date: string) => format.dateTime(toUtcDate(date), calendarDayOfYear);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  /** One shape for many bars: a document says each element twice. */
  const toBars = (isMeant: (day: Day) => boolean) =>
    days
      .map((day, index) => {
        if (!isMeant(day)) return "";
        const tall = Math.max(2, Math.round((day.count / highest) * height));
        return `M${index * step + (step - bar) / 2} ${height}v-${tall}h${bar}v${tall}z`;
      })
      .join("");
  return (
    <figure>
      {/* The oldest day is at the inline start. */}
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("summary", { total, days: days.length })}
        className="mirrored h-32 w-full overflow-visible"
      >
        <line
          x1="0"
          x2={days.length * step}
          y1={height}
          y2={height}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path className="fill-line" d={toBars(({ count }) => count === 0)} />
        <path className="fill-brand-ink" d={toBars(({ count }) => count > 0)} />
      </svg>
      {first && last && (
        <figcaption className="mt-2 flex justify-between text-sm text-ink-soft">
          <span>{name(first.date)}</span>
          <span>{name(last.date)}</span>
        </figcaption>
      )}
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-brand-ink">
          {t("asTable")}
        </summary>
        <table className="mt-2 w-full max-w-xs">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="text-start font-semibold">
                {t("day")}
              </th>
              <th scope="col" className="text-end font-semibold">
                {t("count")}
              </th>
            </tr>
          </thead>
          <tbody className="[&_td+td]:text-end [&_td+td]:tabular-nums">
            {days.map(({ date, count }) => (
              <tr key={date}>
                <td>{name(date)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
