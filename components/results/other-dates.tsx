import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import type { OtherDate } from "@/lib/results/list-other-dates";

type Props = { dates: readonly OtherDate[]; className?: string };

/** Links to the same search, with its filters, on dates close by. */
export function OtherDates({ dates, className }: Props) {
  const t = useTranslations("results.otherDates");
  const format = useFormatter();
  const id = useId();
  if (dates.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={clsx("space-y-2", className)}>
      <p>
        <span id={id} className="font-semibold">
          {t("title")}
        </span>{" "}
        <span className="text-ink-soft">{t("text")}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {dates.map(({ move, day, href }) => (
          <li key={move}>
            <a
              href={href}
              className={buttonClass({ look: "secondary", size: "small", className: "min-h-11" })}
            >
              {t(move)}
              <span className="font-normal text-ink-soft">
                {format.dateTime(toUtcDate(day), calendarDayOfWeek)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
