import { calendarDay, toUtcDate } from "./calendar-date";

/** Without the year where it comes last, as it does in all languages here; else as it is. */
function withoutYear(parts: Intl.DateTimeFormatPart[]): string {
  const isLast = parts.at(-1)?.type === "year";
  return (isLast ? parts.slice(0, -2) : parts).map(({ value }) => value).join("");
}

/**
 * Two calendar dates, or one that is both, as "Dec 05 – Dec 07, 2026", or without a year as
 * "Dec 05 – Dec 07": the form of one date, twice. Not `formatRange`, which has forms of its own in
 * some regions, and spaces that differ between the server's and the browser's ICU, which breaks
 * hydration.
 * @param locale BCP 47
 */
export function toDateRange(
  { start, end }: { start: string; end: string },
  { locale, hasYear = true }: { locale: string; hasYear?: boolean },
): string {
  const days = new Intl.DateTimeFormat(locale, calendarDay);
  const [first, last] = [days.formatToParts(toUtcDate(start)), days.formatToParts(toUtcDate(end))];
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  const whole = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join("");
  if (start === end) return hasYear ? whole(last) : withoutYear(last);
  return `${isOneYear ? withoutYear(first) : whole(first)} – ${isOneYear && !hasYear ? withoutYear(last) : whole(last)}`;
}
