"use client";

import { parseDate, type CalendarDate } from "@internationalized/date";
import { useTranslations } from "next-intl";
import { Calendar } from "react-aria-components";
import { CalendarMonths } from "./calendar-months.client";

type Props = {
  months: number;
  value: CalendarDate | null;
  today: string;
  last: string;
  onChange: (day: string) => void;
};

/** The months to choose one day from. */
export function DayMonths({ months, value, today, last, onChange }: Props) {
  const t = useTranslations("search");
  return (
    <Calendar
      aria-label={t("chooseDate")}
      // Opened by a press: the focus belongs on the date that is to be changed.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      visibleDuration={{ months }}
      selectionAlignment="start"
      minValue={parseDate(today)}
      maxValue={parseDate(last)}
      value={value}
      onChange={(day) => onChange(day.toString())}
    >
      <CalendarMonths months={months} isRange={false} />
    </Calendar>
  );
}
