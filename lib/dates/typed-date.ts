import { isCalendarDate } from "./calendar-date";

const parts = ["day", "month", "year"] as const;
export type DatePart = (typeof parts)[number];
export type DateFault = "incomplete" | "shortYear" | "unreal";

/** What the control of one part is called, in the group of a date. */
export const toPartName = (name: string, part: DatePart): string => `${name}-${part}`;

/** The parts of a date, in the order in which the region of a locale writes them in digits. */
export const listDateParts = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .flatMap(({ type }) => parts.find((part) => part === type) ?? []);

/** With the digits that `Intl` and the backend read: Arabic and Persian keyboards have others. */
export const toPlainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * The calendar date that was typed in parts, "" where nothing was. What doesn't make a date keeps
 * its place, so that `toDateFault` can say what is wrong with it: "1962--05" has no month.
 */
export function joinDate(valueOf: (part: DatePart) => string): string {
  const [day = "", month = "", year = ""] = parts.map((part) =>
    toPlainDigits(valueOf(part).trim()),
  );
  if (!day && !month && !year) return "";
  return [year, month && month.padStart(2, "0"), day && day.padStart(2, "0")].join("-");
}

/** What is wrong with a date that was typed in parts. */
export function toDateFault(typed: string): DateFault | null {
  const [year = "", month, day] = typed.split("-");
  if (!year || !month || !day) return "incomplete";
  if (!/^[1-9]\d{3}$/.test(year)) return "shortYear";
  return isCalendarDate(typed) ? null : "unreal";
}
