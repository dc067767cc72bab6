"use client";

import clsx from "clsx";
import { useContext } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
  RangeCalendarStateContext,
  type CalendarCellRenderProps,
} from "react-aria-components";
import { Icon } from "@/components/ui/icon";
import { useLanguage } from "@/lib/i18n/use-language";

/** What the calendar around it shows, be it for one day or for two. */
export function useCalendarState() {
  const range = useContext(RangeCalendarStateContext);
  const single = useContext(CalendarStateContext);
  const state = range ?? single;
  if (!state) throw new Error("No calendar is around it");
  return state;
}

/** Arabic has no short names of weekdays between the letter and the whole word. */
export const useWeekdayStyle = () => (useLanguage() === "ar" ? "narrow" : "short");

/** The two months of the calendar around it, with the ways to others. */
export function CalendarMonths({ isRange }: { isRange: boolean }) {
  const weekdayStyle = useWeekdayStyle();
  return (
    <div className="relative flex items-start justify-center gap-8">
      <Button slot="previous" className={clsx(arrowClass, "start-0")}>
        <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
      </Button>
      {[0, 1].map((month) => (
        <div key={month} className="w-full">
          <MonthHeading month={month} className="justify-center" />
          <CalendarGrid
            weekdayStyle={weekdayStyle}
            offset={{ months: month }}
            className={clsx("mt-2", gridClass)}
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="pb-1 text-xs font-semibold text-ink-soft">
                  {day}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <MonthDays month={month} isRange={isRange} className="my-px h-9 min-w-10" />
          </CalendarGrid>
        </div>
      ))}
      <Button slot="next" className={clsx(arrowClass, "end-0")}>
        <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
      </Button>
    </div>
  );
}

type MonthProps = {
  /** Counted from the first that is shown. */
  month: number;
  className: string;
};

/** The name of a month of the calendar around it. */
export const MonthHeading = ({ month, className }: MonthProps) => (
  <CalendarHeading
    offset={{ months: month }}
    format={{ month: "long", year: "numeric" }}
    className={clsx("flex h-10 items-center font-semibold first-letter:uppercase", className)}
  />
);

/** The days of a month in its grid, without those of the months around. */
export function MonthDays({ month, isRange, className }: MonthProps & { isRange: boolean }) {
  const { visibleRange } = useCalendarState();
  const shown = visibleRange.start.add({ months: month }).month;
  return (
    <CalendarGridBody>
      {(date) =>
        date.month === shown ? (
          <CalendarCell date={date} className={toCellClass(isRange, className)} />
        ) : (
          <td aria-hidden />
        )
      }
    </CalendarGridBody>
  );
}

/** Of the grid of a month. */
export const gridClass = "w-full table-fixed border-collapse [&_td]:p-0";

const arrowClass =
  "absolute top-0 z-10 grid size-10 place-items-center rounded-pill text-ink hover:bg-brand-tint disabled:opacity-40";

const toCellClass =
  (isRange: boolean, className: string) =>
  ({
    isSelected,
    isSelectionStart,
    isSelectionEnd,
    isDisabled,
    isUnavailable,
    isToday,
  }: CalendarCellRenderProps) =>
    clsx(
      "grid w-full cursor-pointer place-items-center text-sm tabular-nums",
      className,
      (isDisabled || isUnavailable) && "cursor-default text-ink-faint line-through",
      isToday && "font-bold underline underline-offset-4",
      (isSelectionStart || !isRange) && "rounded-s-control",
      (isSelectionEnd || !isRange) && "rounded-e-control",
      isSelectionStart || isSelectionEnd || (isSelected && !isRange)
        ? "bg-brand text-on-brand"
        : [isSelected && "bg-brand-tint", !isDisabled && !isUnavailable && "hover:bg-brand-tint"],
    );
