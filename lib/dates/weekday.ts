import { toUtc } from "./to-utc";

/** The day of the week of a calendar date or local time, from 0 for Monday. */
export const weekdayOf = (local: string): number => (toUtc(local).day() + 6) % 7;
