"use client";

import { startOfWeek, type CalendarDate } from "@internationalized/date";
import { useFormatter, useLocale } from "next-intl";
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import { CalendarGrid } from "react-aria-components";
import { toUtcDate } from "@/lib/dates/calendar-date";
import {
  gridClass,
  MonthDays,
  MonthHeading,
  toMonth,
  useCalendarState,
  useWeekdayStyle,
} from "./calendar-months.client";
import { CalendarNotes } from "./day-notes.client";

/** Whole months from the month of one date to that of another. */
export const monthsBetween = (first: CalendarDate, last: CalendarDate): number =>
  (last.year - first.year) * 12 + last.month - first.month;

/** The room that so many weeks take: drawn or not, a month is as high. */
const heights: Partial<Record<number, string>> = { 4: "h-48", 5: "h-60", 6: "h-72" };

/** Which months are within what is seen of `box`, and so far around it. */
function useMonthsWithin(box: RefObject<HTMLElement | null>, margin: string): ReadonlySet<number> {
  const [months, setMonths] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setMonths((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const month = Number(target.getAttribute("data-month"));
            if (isIntersecting) after.add(month);
            else after.delete(month);
          }
          return after;
        }),
      { root: box.current, rootMargin: margin },
    );
    for (const section of box.current?.querySelectorAll("[data-month]") ?? [])
      observer.observe(section);
    return () => observer.disconnect();
  }, [box, margin]);
  return months;
}

type Props = {
  months: number;
  isRange: boolean;
  /** The day whose month it opens on, while the one with the focus is in that or the next. */
  first: CalendarDate | null;
};

/**
 * All months of the calendar around it, one under the other below the days of the week. The days of
 * a month are drawn once it is nearly in sight: all of them at once would be slow to open.
 */
export function MonthScroll({ months, isRange, first }: Props) {
  const state = useCalendarState();
  const { visibleRange, focusedDate } = state;
  const focused = monthsBetween(visibleRange.start, focusedDate);
  const box = useRef<HTMLDivElement>(null);
  const seen = useMonthsWithin(box, "0px");
  const near = useMonthsWithin(box, "600px 0px");
  const notes = useContext(CalendarNotes);

  useLayoutEffect(() => {
    const isFirstNear = first && monthsBetween(first, focusedDate) <= 1;
    const opened = isFirstNear ? monthsBetween(visibleRange.start, first) : focused;
    const sections = box.current?.querySelectorAll<HTMLElement>("[data-month]");
    const top = (sections?.[opened]?.offsetTop ?? 0) - (sections?.[0]?.offsetTop ?? 0);
    if (box.current) box.current.scrollTop = top;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, []);

  useEffect(() => {
    notes?.onMonths([...seen].map((month) => toMonth(visibleRange.start.add({ months: month }))));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with the months alone
  }, [seen]);

  /** A finger on an end of the range scrolls: without this it drags that end along. */
  const undoDrag = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" || !("setDragging" in state)) return;
    state.setDragging(false);
    state.setAnchorDate(state.anchorDate);
  };

  return (
    <div
      ref={box}
      onPointerDown={undoDrag}
      className="relative min-h-0 flex-1 scroll-pt-10 overflow-y-auto overscroll-contain px-4 pb-4"
    >
      <Weekdays />
      {Array.from({ length: months }, (_, month) => (
        <div key={month} data-month={month} className="mx-auto max-w-lg">
          <MonthHeading month={month} className="mt-2" />
          <div
            className={heights[state.getWeeksInMonth(visibleRange.start.add({ months: month }))]}
          >
            {/* The keys go on from the day with the focus, however far away that is. */}
            {(near.has(month) || Math.abs(month - focused) <= 1) && (
              <CalendarGrid offset={{ months: month }} className={gridClass}>
                <MonthDays month={month} isRange={isRange} className="my-0.5 h-11" />
              </CalendarGrid>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** In sight while the months below scroll; the days' own names tell them to screen readers. */
function Weekdays() {
  const { visibleRange } = useCalendarState();
  const locale = useLocale();
  const format = useFormatter();
  const weekday = useWeekdayStyle();
  const first = startOfWeek(visibleRange.start, locale);
  return (
    <div
      aria-hidden
      className="sticky top-0 z-10 -mx-4 border-b border-line bg-surface-raised px-4"
    >
      <div
        data-weekdays
        className="mx-auto grid max-w-lg grid-cols-7 py-1.5 text-center text-xs font-semibold text-ink-soft"
      >
        {Array.from({ length: 7 }, (_, day) => (
          <span key={day}>
            {format.dateTime(toUtcDate(first.add({ days: day }).toString()), {
              weekday,
              timeZone: "UTC",
            })}
          </span>
        ))}
      </div>
    </div>
  );
}
