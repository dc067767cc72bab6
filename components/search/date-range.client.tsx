"use client";

import { useState, type ReactNode } from "react";
import { addDays } from "@/lib/dates/calendar-date";
import { SearchInput } from "./search-input.client";

type End = { name: string; label: string; value: string; isRequired?: boolean };

/**
 * Two dates of which the second follows the first; moving the first past it moves the second along.
 */
export function DateRange({
  today,
  start,
  end,
  minimumDays = 1,
  between,
}: {
  today: string;
  start: End;
  end: End;
  minimumDays?: number;
  /** Shown between the two. */
  between?: ReactNode;
}) {
  const [from, setFrom] = useState(start.value);
  const [to, setTo] = useState(end.value);
  const earliestEnd = from ? addDays(from, minimumDays) : today;
  return (
    <>
      <SearchInput
        label={start.label}
        type="date"
        name={start.name}
        required
        min={today}
        value={from}
        onChange={(event) => {
          const next = event.target.value;
          setFrom(next);
          if (next && to && to < addDays(next, minimumDays)) setTo(addDays(next, minimumDays));
        }}
      />
      {between}
      <SearchInput
        label={end.label}
        type="date"
        name={end.name}
        required={end.isRequired ?? true}
        min={earliestEnd}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
    </>
  );
}
