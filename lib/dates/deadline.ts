import { minuteMs } from "./durations";

/** "Lisbon" of "Europe/Lisbon": names a time zone to readers. */
export const toZoneCity = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/**
 * The instant to name as the end of something that ends before `instant`. Midnight belongs to the
 * next day: named by its date alone, it would promise a day too much.
 */
export function toLastMinute(instant: string, timeZone: string): Date {
  const end = new Date(instant);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(end);
  return clock === "00:00" ? new Date(end.getTime() - minuteMs) : end;
}
