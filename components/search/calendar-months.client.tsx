"use client";

import clsx from "clsx";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  type CalendarCellRenderProps,
} from "react-aria-components";
import { Icon } from "@/components/ui/icon";
import { useLanguage } from "@/lib/i18n/use-language";

/** The months of the calendar around it, with the ways to others. */
export function CalendarMonths({ months, isRange = true }: { months: number; isRange?: boolean }) {
  const language = useLanguage();
  return (
    <div className="relative flex items-start justify-center gap-8">
      <Button slot="previous" className={clsx(arrowClass, "start-0")}>
        <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
      </Button>
      {Array.from({ length: months }, (_, month) => (
        <div key={month} className="w-full">
          <CalendarHeading
            offset={{ months: month }}
            format={{ month: "long", year: "numeric" }}
            className="grid h-10 place-items-center font-semibold first-letter:uppercase"
          />
          <CalendarGrid
            // Arabic has no short names between the letter and the whole word.
            weekdayStyle={language === "ar" ? "narrow" : "short"}
            offset={{ months: month }}
            className="mt-2 w-full table-fixed border-collapse"
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="pb-1 text-xs font-semibold text-ink-soft">
                  {day}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody className="[&_td]:p-0 [&_td]:py-px">
              {(date) => <CalendarCell date={date} className={toCellClass(isRange)} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
      <Button slot="next" className={clsx(arrowClass, "end-0")}>
        <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
      </Button>
    </div>
  );
}

const arrowClass =
  "absolute top-0 z-10 grid size-10 place-items-center rounded-pill text-ink hover:bg-brand-tint disabled:opacity-40";

const toCellClass =
  (isRange: boolean) =>
  ({
    isOutsideMonth,
    isSelected,
    isSelectionStart,
    isSelectionEnd,
    isDisabled,
    isUnavailable,
    isToday,
  }: CalendarCellRenderProps) =>
    clsx(
      "grid h-11 w-full min-w-10 md:h-9 cursor-pointer place-items-center text-sm tabular-nums",
      isOutsideMonth && "invisible",
      (isDisabled || isUnavailable) && "cursor-default text-ink-faint line-through",
      isToday && "font-bold underline underline-offset-4",
      (isSelectionStart || !isRange) && "rounded-s-control",
      (isSelectionEnd || !isRange) && "rounded-e-control",
      isSelectionStart || isSelectionEnd || (isSelected && !isRange)
        ? "bg-brand text-on-brand"
        : [isSelected && "bg-brand-tint", !isDisabled && !isUnavailable && "hover:bg-brand-tint"],
    );
