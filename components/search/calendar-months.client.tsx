"use client";

import type { CalendarDate } from "@internationalized/date";
import clsx from "clsx";
import { useContext, useEffect, type ComponentProps } from "react";
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
import { CalendarNotes, type DayNote } from "./day-notes.client";

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

/** As notes are listed: YYYY-MM. */
export const toMonth = (date: CalendarDate): string => date.toString().slice(0, 7);

/** The two months of the calendar around it, with the ways to others. */
export function CalendarMonths({ isRange }: { isRange: boolean }) {
  const weekdayStyle = useWeekdayStyle();
  const { start } = useCalendarState().visibleRange;
  const notes = useContext(CalendarNotes);
  useEffect(() => {
    notes?.onMonths([0, 1].map((months) => toMonth(start.add({ months }))));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with the months alone
  }, [toMonth(start)]);
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
            <MonthDays
              month={month}
              isRange={isRange}
              className={clsx("my-px min-w-10", notes ? "h-11" : "h-9")}
            />
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
  const notes = useContext(CalendarNotes);
  const shown = visibleRange.start.add({ months: month }).month;
  return (
    <CalendarGridBody>
      {(date) =>
        date.month === shown ? (
          <Day
            date={date}
            className={toCellClass(isRange, className)}
            note={notes?.toDay(date.toString())}
          />
        ) : (
          <td aria-hidden />
        )
      }
    </CalendarGridBody>
  );
}

/** No wider than its day, on the narrowest phone. */
const noteClass = "max-w-full truncate text-[0.625rem] leading-3 min-[24rem]:text-[0.6875rem]";

/** How notes are drawn; `onPlain` where the day has no colours of its own. */
const stateClasses = {
  none: { always: "", onPlain: "text-ink-soft" },
  lowest: { always: "border-b-2 border-current font-bold", onPlain: "text-success" },
} satisfies Record<NonNullable<DayNote["state"]> | "none", object>;

type DayProps = ComponentProps<typeof CalendarCell> & { note: DayNote | undefined };

/** A day, with what is said of it in its name. */
const Day = ({ note, ...cell }: DayProps) => (
  <CalendarCell
    {...cell}
    render={({ "aria-label": name, ...button }) => (
      <div {...button} aria-label={[name, note?.words ?? note?.note].filter(Boolean).join(", ")} />
    )}
  >
    {({ formattedDate, isSelected, isDisabled, isUnavailable, isToday }) => {
      const isOut = isDisabled || isUnavailable;
      const { always, onPlain } = stateClasses[note?.state ?? "none"];
      return (
        <>
          <span
            className={clsx(
              isOut && "line-through",
              isToday && "font-bold underline underline-offset-4",
            )}
          >
            {formattedDate}
          </span>
          {note?.note && (
            <small className={clsx(noteClass, always, !isOut && !isSelected && onPlain)}>
              {note.note}
            </small>
          )}
        </>
      );
    }}
  </CalendarCell>
);

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
  }: CalendarCellRenderProps) =>
    clsx(
      "grid w-full cursor-pointer content-center justify-items-center text-sm tabular-nums",
      className,
      (isDisabled || isUnavailable) && "cursor-default text-ink-faint",
      (isSelectionStart || !isRange) && "rounded-s-control",
      (isSelectionEnd || !isRange) && "rounded-e-control",
      isSelectionStart || isSelectionEnd || (isSelected && !isRange)
        ? "bg-brand text-on-brand"
        : [isSelected && "bg-brand-tint", !isDisabled && !isUnavailable && "hover:bg-brand-tint"],
    );
