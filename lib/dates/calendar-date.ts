const dayMs = 86_400_000;

/**
 * A calendar date ("2026-12-05") as the start of its UTC day, for `Intl` with `timeZone: "UTC"`:
 * the day never shifts. A time after the date is ignored.
 */
export const toUtcDate = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** "Dec 05, 2026" in English, the same parts in other languages' order. */
export const calendarDay = {
  year: "numeric",
  month: "short",
  day: "2-digit",
  timeZone: "UTC",
} as const;
export const calendarDayOfYear = { month: "short", day: "2-digit", timeZone: "UTC" } as const;

/** Whether a text is a calendar date that exists: parsing alone would roll over 31 February. */
export const isCalendarDate = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/**
 * Whole days from one calendar date to another. Both are local to the same place; no zone is
 * involved.
 */
export const daysBetween = (start: string, end: string): number =>
  Math.round((toUtcDate(end).getTime() - toUtcDate(start).getTime()) / dayMs);

/**
 * The calendar date some days later, or earlier if `days` is negative. Unaffected by summer time,
 * because no instant is involved.
 */
export const addDays = (date: string, days: number): string =>
  new Date(toUtcDate(date).getTime() + days * dayMs).toISOString().slice(0, 10);

/** The first day of each night of a stay; `end` is the day of departure. */
export const listNights = ({ start, end }: { start: string; end: string }): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, night) => addDays(start, night));

/** The calendar date at an instant in an IANA time zone: for now, today there. */
export const toLocalDate = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
