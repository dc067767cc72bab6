import { calendarDay } from "./calendar-date";

/**
 * A local time ("2026-12-05T10:30") as if it were UTC, for `Intl` with `timeZone: "UTC"`: clock and
 * day are those of the place, whatever the server's or the viewer's zone.
 */
export const toUtcTime = (local: string): Date => new Date(`${local.slice(0, 16)}Z`);

/** "Sat, Dec 05, 2026, 10:30"; 24-hour clock for the same reason as `zonedTime`. */
export const localTime = {
  weekday: "short",
  ...calendarDay,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;
