"use client";

import { useId, type ReactNode } from "react";

type Chip<V extends string | number> = { value: V; name: string; note?: ReactNode };
type Props<V extends string | number> = {
  legend: string;
  /** Of the browser's radio buttons: one of a page. */
  name: string;
  chips: readonly Chip<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** One of a few, all in sight: radio buttons that look like chips. */
export function ChoiceChips<V extends string | number>({
  legend,
  name,
  chips,
  value,
  onChange,
}: Props<V>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <label
            key={chip.value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong bg-surface px-3.5 py-1.5 text-sm leading-tight font-semibold hover:border-brand-ink has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
              aria-labelledby={`${id}-${chip.value}`}
              className="sr-only"
            />
            <span id={`${id}-${chip.value}`} className="flex flex-col">
              {chip.name}
              {chip.note !== undefined && (
                <span className="text-xs font-normal text-ink-soft">{chip.note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
