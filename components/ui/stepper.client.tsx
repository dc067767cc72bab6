"use client";

import { useState } from "react";
import { Icon } from "./icon";

type Props = {
  id: string;
  name?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** A full label, with what is counted: "One adult less". */
  decreaseLabel: string;
  increaseLabel: string;
  "aria-describedby"?: string;
};

const press =
  "grid size-10 shrink-0 place-items-center rounded-pill border border-line-strong text-ink transition-colors hover:border-brand-ink hover:text-brand-ink disabled:opacity-40 noscript:hidden";

/**
 * A number with minus and plus buttons. Without scripts it is only the number input. The keyboard
 * stops at the number alone, whose arrow keys do what the buttons do.
 */
export function Stepper({
  id,
  name,
  value,
  min,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
  ...described
}: Props) {
  // Typed input may be empty or out of range for a moment; it counts once it is in range.
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const typed = Number(text);
    if (text !== "" && Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed);
  };
  const settle = () => {
    const typed = Math.round(Number(draft));
    if (draft && Number.isFinite(typed)) onChange(Math.min(max, Math.max(min, typed)));
    setDraft(null);
  };
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        data-early-clicks
        tabIndex={-1}
        className={press}
        aria-label={decreaseLabel}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        {...described}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        className="h-10 w-11 [appearance:textfield] rounded-control bg-transparent text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        data-early-clicks
        tabIndex={-1}
        className={press}
        aria-label={increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
