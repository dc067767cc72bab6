"use client";

import { SearchSelect } from "./search-select.client";

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** A time in half hours, HH:MM. */
export const TimeSelect = (props: { label: string; name: string; defaultValue: string }) => (
  <SearchSelect {...props} isHalf required>
    {halfHours.map((time) => (
      <option key={time}>{time}</option>
    ))}
  </SearchSelect>
);
