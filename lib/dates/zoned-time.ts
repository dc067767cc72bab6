/**
 * "Dec 03, 2026, 18:00" in an IANA zone. 24-hour clock: the space before "PM" differs between the
 * server's and the browser's ICU, which breaks hydration.
 */
export const zonedTime = (timeZone: string) =>
  ({
    year: "numeric",
    month: "short",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }) as const;

/** "Dec 03, 2026" in an IANA zone. */
export const zonedDay = (timeZone: string) =>
  ({ year: "numeric", month: "short", day: "2-digit", timeZone }) as const;

/** "Dec 03" in an IANA zone. */
export const zonedDayOfYear = (timeZone: string) =>
  ({ month: "short", day: "2-digit", timeZone }) as const;

/** "Dec 03, 18:00" in an IANA zone. */
export const zonedTimeOfYear = (timeZone: string) =>
  ({
    ...zonedDayOfYear(timeZone),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }) as const;
