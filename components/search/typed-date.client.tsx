"use client";

import { parseDate } from "@internationalized/date";
import { useState } from "react";
import { DateField, DateInput, DateSegment, Label } from "react-aria-components";
import { controlClass } from "@/components/ui/control-class";

/**
 * A date to type, in the order and the figures of the site's language. What isn't a date within its
 * limits yet changes nothing.
 */
export function TypedDate({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: string;
  min: string;
  max: string;
  onChange: (value: string) => void;
}) {
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
      <DateInput className={controlClass("flex items-center")}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-sm px-0.5 tabular-nums outline-none focus:bg-brand focus:text-on-brand data-placeholder:text-ink-faint"
          />
        )}
      </DateInput>
    </DateField>
  );
}
