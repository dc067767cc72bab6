import { dayMs } from "./durations";

/**
 * The day of the week of a calendar date or local time, from 0 for Monday. By division, because a
 * search asks for it hundreds of times; the first of January 1970 was a Thursday.
 */
export const weekdayOf = (local: string): number =>
  (Math.floor(Date.parse(local.slice(0, 10)) / dayMs) + 3) % 7;
