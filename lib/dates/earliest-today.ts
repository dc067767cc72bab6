import { toLocalDate } from "./calendar-date";

/** Where the day begins last on Earth: a date that is past there is past everywhere. */
export const lastTimeZone = "Etc/GMT+12";

/**
 * The earliest date that is today anywhere. A page that doesn't know the clock of a place counts
 * from it; the backend does know, and refuses what is past there.
 */
export const toEarliestToday = (now: Date): string => toLocalDate(now, lastTimeZone);
