"use client";

import { parseDate } from "@internationalized/date";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { DateField, DateInput, DateSegment, FieldError, Label } from "react-aria-components";
import { controlClass } from "@/components/ui/control-class";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

type Props = {
  label: string;
  value: string;
  min: string;
  max: string;
  onChange: (value: string) => void;
};

/**
 * A date to type, in the order and the figures of the site's language. What isn't a date within its
 * limits changes nothing, and says so.
 */
export function TypedDate({ label, value, min, max, onChange }: Props) {
  const t = useTranslations("search");
  const format = useFormatter();
  const day = (date: string) => format.dateTime(toUtcDate(date), calendarDay);
  const [typed, setTyped] = useState<{ text: string; of: string } | null>(null);
  // What is typed stands until the date changes from elsewhere.
  const shown = typed?.of === value ? typed.text : value;
  const isOutside = shown !== "" && (shown < min || shown > max);
  return (
    <DateField
      value={shown ? parseDate(shown) : null}
      minValue={parseDate(min)}
      maxValue={parseDate(max)}
      isInvalid={isOutside}
      onChange={(date) => {
        const next = date?.toString() ?? "";
        if (next && next >= min && next <= max) {
          setTyped(null);
          onChange(next);
        } else setTyped({ text: next, of: value });
      }}
      className="min-w-0"
    >
      <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
      <DateInput className={controlClass("flex items-center data-invalid:border-danger")}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-sm px-0.5 tabular-nums outline-none focus:bg-brand focus:text-on-brand data-placeholder:text-ink-faint"
          />
        )}
      </DateInput>
      <FieldError className="mt-1.5 block text-sm font-semibold text-danger">
        {t("dateLimits", { first: day(min), last: day(max) })}
      </FieldError>
    </DateField>
  );
}
