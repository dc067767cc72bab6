"use client";

import { parseDate, type CalendarDate } from "@internationalized/date";
import { useTranslations } from "next-intl";
import { useContext, useEffect, useRef } from "react";
import { RangeCalendar, RangeCalendarStateContext } from "react-aria-components";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { CalendarMonths } from "./calendar-months.client";
import { MonthScroll, monthsBetween } from "./month-scroll.client";

type Range<Day> = { start: Day; end: Day };
type Props = {
  /** All months one under the other, rather than two beside each other. */
  isScrolled: boolean;
  /** Which of the two dates is chosen first. */
  edge: "start" | "end";
  value: Range<CalendarDate> | null;
  today: string;
  last: string;
  minimumDays: number;
  maximumDays: number | undefined;
  /** The day that was pressed while the second is still to come; null once that is no more. */
  onFirstPress: (day: string | null) => void;
  onStartMove: (start: string) => void;
  onChange: (range: Range<string>) => void;
};

/**
 * The months to choose from. A first press chooses where the range begins, a second where it ends;
 * opened at the second date, one press chooses that.
 */
export function RangeMonths({
  isScrolled,
  edge,
  value,
  today,
  last,
  minimumDays,
  maximumDays,
  onFirstPress,
  onStartMove,
  onChange,
}: Props) {
  const t = useTranslations("search");
  const [first, final] = [parseDate(today), parseDate(last)];
  const months = isScrolled ? monthsBetween(first, final) + 1 : 2;
  // Where the range begins while its end is still to be chosen. The calendar forgets it with the
  // focus or a press beside the days.
  const anchor = useRef<string | null>(edge === "end" ? (value?.start.toString() ?? null) : null);
  const setAnchor = (day: string) => {
    anchor.current = day;
    onFirstPress(day);
  };
  const choose = ({ start, end }: Range<string>) => {
    onFirstPress(null);
    // Before the day that counted as the first: the range begins anew there.
    if (end === anchor.current && start < end) {
      anchor.current = start;
      return onStartMove(start);
    }
    anchor.current = null;
    const days = daysBetween(start, end);
    onChange({ start, end: days < minimumDays ? addDays(start, minimumDays) : end });
  };
  return (
    <RangeCalendar
      aria-label={t("chooseDates")}
      // Opened by a press: the focus belongs on the date that is to be changed.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={isScrolled ? "flex min-h-0 flex-1 flex-col" : ""}
      commitBehavior="reset"
      visibleDuration={{ months }}
      selectionAlignment="start"
      minValue={first}
      maxValue={final}
      isDateUnavailable={(day, anchor) =>
        anchor !== null && maximumDays !== undefined && day.compare(anchor) > maximumDays
      }
      value={value}
      {...(value && { defaultFocusedValue: value[edge] })}
      onChange={({ start, end }) => choose({ start: start.toString(), end: end.toString() })}
    >
      <AnchorWatch getAnchor={() => anchor.current} onAnchor={setAnchor} />
      {isScrolled ? (
        <MonthScroll months={months} isRange first={value?.start ?? null} />
      ) : (
        <CalendarMonths isRange />
      )}
    </RangeCalendar>
  );
}

type AnchorWatchProps = { getAnchor: () => string | null; onAnchor: (day: string) => void };

/** Tells which day was pressed first, and sets it again where the calendar forgot it. */
function AnchorWatch({ getAnchor, onAnchor }: AnchorWatchProps) {
  const state = useContext(RangeCalendarStateContext);
  const shown = state?.anchorDate?.toString() ?? null;
  useEffect(() => {
    const anchor = getAnchor();
    if (shown) onAnchor(shown);
    else if (anchor) state?.setAnchorDate(parseDate(anchor));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each anchor only
  }, [shown]);
  return null;
}
