import { toUtc } from "./to-utc";

const toDay = (date: string) => toUtc(date.slice(0, 10));

/**
 * A calendar date ("2026-12-05") as the start of its UTC day, for `Intl` with `timeZone: "UTC"`:
 * the day never shifts. A time after the date is ignored.
 */
export const toUtcDate = (date: string): Date => toDay(date).toDate();

/** "Dec 05, 2026" in English, the same parts in other languages' order. */
export const calendarDay = {
  year: "numeric",
  month: "short",
  day: "2-digit",
  timeZone: "UTC",
} as const;
/** "Dec 05" */
export const calendarDayOfYear = { month: "short", day: "2-digit", timeZone: "UTC" } as const;
/** "Sat, Dec 05, 2026" */
export const calendarDayOfWeek = { weekday: "short", ...calendarDay } as const;
/** "December 2026" */
export const calendarMonth = { month: "long", year: "numeric", timeZone: "UTC" } as const;

/** Whether a text is a calendar date that exists: parsing alone would roll over 31 February. */
export const isCalendarDate = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  toUtc(text).format("YYYY-MM-DD") === text;

/**
 * Whole days from one calendar date to another. Both are local to the same place; no zone is
 * involved.
 */
export const daysBetween = (start: string, end: string): number =>
  toDay(end).diff(toDay(start), "day");

/** Whole years from one calendar date to another: an age, if the first is a birth date. */
export const yearsBetween = (start: string, end: string): number =>
  toDay(end).diff(toDay(start), "year");

/**
 * The calendar date some days later, or earlier if `days` is negative. Unaffected by summer time,
 * because no instant is involved.
 */
export const addDays = (date: string, days: number): string =>
  toDay(date).add(days, "day").format("YYYY-MM-DD");

/** The month some months before a calendar date, as YYYY-MM. */
export const monthBefore = (date: string, months: number): string =>
  toDay(date).subtract(months, "month").format("YYYY-MM");

/** The first day of each night of a stay; `end` is the day of departure. */
export const listNights = ({ start, end }: { start: string; end: string }): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, night) => addDays(start, night));

const localFormats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes as long as a hundred formats. */
function localFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    localFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  localFormats.set(timeZone, format);
  return format;
}

/**
 * The calendar date at an instant in an IANA time zone: for now, today there. By `Intl`, as dayjs's
 * plugin for zones does it too, and reads the same date back from a text.
 */
export const toLocalDate = (instant: Date, timeZone: string): string =>
  localFormatOf(timeZone).format(instant);
