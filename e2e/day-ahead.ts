import { addDays, toLocalDate } from "@/lib/dates/calendar-date";

/** The calendar date this many days from today in UTC, as used by forms and URLs. */
export const dayAhead = (days: number): string => addDays(toLocalDate(new Date(), "UTC"), days);
