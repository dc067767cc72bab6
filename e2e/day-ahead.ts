import { addDays, toLocalDate } from "@/lib/dates/calendar-date";

/** The calendar date so many days from today in UTC, as a form or an address takes it. */
export const dayAhead = (days: number): string => addDays(toLocalDate(new Date(), "UTC"), days);
