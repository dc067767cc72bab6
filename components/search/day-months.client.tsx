"use client";

import { parseDate, type CalendarDate } from "@internationalized/date";
import { useTranslations } from "next-intl";
import { Calendar } from "react-aria-components";
import { CalendarMonths } from "./calendar-months.client";
import { MonthScroll, monthsBetween } from "./month-scroll.client";

type Props = {
  /** All months one under the other, rather than two beside each other. */
  isScrolled: boolean;
  value: CalendarDate | null;
  today: string;
  last: string;
  onChange: (day: string) => void;
};

/** The months to choose one day from. */
export function DayMonths({ isScrolled, value, today, last, onChange }: Props) {
  const t = useTranslations("search");
  const [first, final] = [parseDate(today), parseDate(last)];
  const months = isScrolled ? monthsBetween(first, final) + 1 : 2;
  return (
    <Calendar
      aria-label={t("chooseDate")}
      // Opened by a press: the focus belongs on the date that is to be changed.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={isScrolled ? "flex min-h-0 flex-1 flex-col" : ""}
      visibleDuration={{ months }}
      selectionAlignment="start"
      minValue={first}
      maxValue={final}
      value={value}
      onChange={(day) => onChange(day.toString())}
    >
      {isScrolled ? (
        <MonthScroll months={months} isRange={false} first={value} />
      ) : (
        <CalendarMonths isRange={false} />
      )}
    </Calendar>
  );
}
