import { weekdayOf } from "./weekday";

type Hours = readonly ({ from: string; until: string } | null)[];

/**
 * Whether a place is open at a local time (YYYY-MM-DDTHH:MM) of its own clock, both ends included.
 * @param hours from Monday, each of one day: `until` is no earlier than `from`
 */
export function isOpenAt(hours: Hours, local: string): boolean {
  const open = hours[weekdayOf(local)];
  const time = local.slice(11, 16);
  return open ? open.from <= time && time <= open.until : false;
}
