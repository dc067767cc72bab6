import { getDayOfWeek, parseDate } from "@internationalized/date";
import clsx from "clsx";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BriefMoneyText } from "@/components/site/brief-money-text.client";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ActivityDays } from "@/lib/data/activities";
import type { ActivityOffer } from "@/lib/data/activity-offers";
import { addDays, calendarDayOfWeek, calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";

type Day = ActivityDays["days"][number];
type Props = {
  days: readonly Day[];
  offer: Pick<ActivityOffer, "date" | "month" | "dayHref" | "monthHref">;
};

const weekLength = 7;
const arrow = "inline-flex size-11 items-center justify-center rounded-control hover:bg-brand-tint";

/** Weeks of a month, each of seven days, by the first day of the week in the page's region. */
function toWeeks(days: readonly Day[], locale: string): (Day | null)[][] {
  const [first] = days;
  const before = first ? getDayOfWeek(parseDate(first.date), locale) : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / weekLength) }, (_, week) => {
    const row = cells.slice(week * weekLength, (week + 1) * weekLength);
    return [...row, ...Array.from({ length: weekLength - row.length }, () => null)];
  });
}

/**
 * The days of a month on which an activity takes place, each a link where it can be booked, with
 * what the cheapest start costs the party. Closed, full and past days read differently.
 */
export function MonthDays({ days, offer: { date: chosen, month, dayHref, monthHref } }: Props) {
  const t = useTranslations("activityDetails.days");
  const format = useFormatter();
  const locale = useLocale();
  const weeks = toWeeks(days, locale);
  // Any week that is whole names the weekdays.
  const named = weeks.find((week) => week[0] !== null)?.[0]?.date ?? `${month}-01`;
  const weekdays = Array.from({ length: weekLength }, (_, day) => toUtcDate(addDays(named, day)));
  const title = format.dateTime(toUtcDate(`${month}-01`), calendarMonth);
  const [earlier, later] = [monthHref(-1), monthHref(1)];
  return (
    <div className="max-w-2xl space-y-3">
      <div className="flex items-center justify-between">
        {earlier ? (
          <Link
            href={earlier}
            aria-label={t("earlier")}
            className={arrow}
            rel="nofollow"
            scroll={false}
          >
            <Icon name="chevron-left" className="mirrored size-5" />
          </Link>
        ) : (
          <span className="size-11" />
        )}
        <h3 id="month" className="font-semibold">
          {title}
        </h3>
        {later ? (
          <Link
            href={later}
            aria-label={t("later")}
            className={arrow}
            rel="nofollow"
            scroll={false}
          >
            <Icon name="chevron-right" className="mirrored size-5" />
          </Link>
        ) : (
          <span className="size-11" />
        )}
      </div>
      <table
        aria-labelledby="month"
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day.toISOString()} scope="col" className="pb-1 text-xs text-ink-soft">
                <abbr title={format.dateTime(day, { weekday: "long", timeZone: "UTC" })}>
                  {format.dateTime(day, { weekday: "narrow", timeZone: "UTC" })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday} className="p-0 align-top">
                  {day && (
                    <DayCell day={day} href={dayHref(day.date)} isChosen={day.date === chosen} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.some(({ state }) => state === "few") && (
        <p className="flex items-center gap-2 text-xs text-ink-soft">
          <span aria-hidden className="size-1.5 rounded-pill bg-warning" />
          {t("states.few")}
        </p>
      )}
    </div>
  );
}

const cell = "flex min-h-13 flex-col items-center justify-center rounded-control border text-sm";

/** A day and its state; only one that can be booked is a link. */
function DayCell({ day, href, isChosen }: { day: Day; href: string; isChosen: boolean }) {
  const t = useTranslations("activityDetails.days");
  const format = useFormatter();
  const { date, state, from } = day;
  const number = Number(date.slice(8));
  const label = `${format.dateTime(toUtcDate(date), calendarDayOfWeek)}, ${t(`states.${state}`)}`;
  if (state !== "open" && state !== "few")
    return (
      <span className={clsx(cell, "border-transparent text-ink-faint")}>
        <span aria-hidden className={state === "notOperating" ? "" : "line-through"}>
          {number}
        </span>
        <span className="sr-only">{label}</span>
        {state === "soldOut" && (
          <span aria-hidden className="max-w-full truncate text-xs">
            {t("full")}
          </span>
        )}
      </span>
    );
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-current={isChosen ? "date" : undefined}
      className={clsx(
        cell,
        "font-semibold hover:border-brand",
        isChosen ? "border-brand bg-brand text-on-brand" : "border-line bg-surface",
      )}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{from ? `${label}, ` : label}</span>
      {from && (
        <span className={clsx("text-xs font-normal", !isChosen && "text-ink-soft")}>
          <BriefMoneyText money={from} />
        </span>
      )}
      {state === "few" && !isChosen && (
        <span aria-hidden className="size-1.5 rounded-pill bg-warning" />
      )}
    </Link>
  );
}
