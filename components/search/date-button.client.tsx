"use client";

import clsx from "clsx";
import { useFormatter, useTranslations, type DateTimeFormatOptions } from "next-intl";
import type { Ref } from "react";
import { Icon } from "@/components/ui/icon";
import { controlClass } from "@/components/ui/control-class";
import { calendarDay, calendarDayOfYear, toUtcDate } from "@/lib/dates/calendar-date";

type Props = {
  ref: Ref<HTMLButtonElement>;
  name: string;
  label: string;
  /** A calendar date; empty where none was chosen. */
  value: string;
  today: string;
  /** On a phone it has a row of its own. */
  isWide: boolean;
  /** Days earlier and later that do, too. */
  around: number;
  isOpen: boolean;
  onPreload: () => void;
  onOpen: () => void;
};

/** A date of the form in the site's language, with its field; a press opens the calendar. */
export function DateButton({
  ref,
  name,
  label,
  value,
  today,
  isWide,
  around,
  isOpen,
  onPreload,
  onOpen,
}: Props) {
  const t = useTranslations("search");
  const format = useFormatter();
  const isThisYear = value.slice(0, 4) === today.slice(0, 4);
  const day = isThisYear ? calendarDayOfYear : calendarDay;
  const toText = (form: DateTimeFormatOptions) =>
    value ? format.dateTime(toUtcDate(value), form) : t("noDate");
  // The mark keeps sign and number together where the text runs from right to left.
  const withAround = (text: string) => (around ? `${text} \u200e±${around}` : text);
  const text = withAround(toText({ weekday: "short", ...day }));
  return (
    <div className={clsx("min-w-0", isWide && "max-sm:col-span-2")}>
      <span aria-hidden className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      <input type="hidden" name={name} value={value} />
      <button
        ref={ref}
        type="button"
        aria-label={`${label}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={onOpen}
        className={controlClass(
          "flex min-h-13 items-center justify-between gap-2 text-start max-sm:px-3",
        )}
      >
        <span className={clsx("truncate", !value && "text-ink-faint")}>
          {/* A phone has no room for a day of the week and a year. */}
          {isThisYear ? text : withAround(toText(day))}
        </span>
        <Icon name="calendar-days" className="size-4.5 shrink-0 text-ink-faint max-sm:hidden" />
      </button>
    </div>
  );
}
