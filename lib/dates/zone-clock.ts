import type { Moment } from "@/lib/api/contract/moments";
import { dayMs, minuteMs } from "./durations";
import { toInstant } from "./to-instant";
import { toUtc } from "./to-utc";

const dayMinutes = dayMs / minuteMs;

/** Days from the first of January 1970 to a calendar date. */
export const toDayNumber = (date: string): number => Date.parse(date.slice(0, 10)) / dayMs;
/** The calendar date so many days after the first of January 1970. */
export const toDateOfDay = (day: number): string =>
  toUtc(new Date(day * dayMs)).format("YYYY-MM-DD");
/** Minutes since 1970, whole ones. */
export const toEpochMinute = (instant: Date): number => Math.floor(instant.valueOf() / minuteMs);
/** The day of the week of a day's number, from 0 for Monday. */
export const weekdayOfDay = (day: number): number => (((day + 3) % 7) + 7) % 7;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Days kept for a zone: more than flights are sold for, and no more than anybody can name. */
const mostDays = 1_000;
/** By zone and day: minutes that its clocks are ahead of UTC, null where that changes. */
const offsets = new Map<string, Map<number, number | null>>();

/** Minutes that clocks of a zone are ahead of UTC at an instant. */
function readOffset(epochMinute: number, zone: string): number {
  const format =
    formats.get(zone) ??
    // Swedes write a date and a time as ISO 8601 does.
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  formats.set(zone, format);
  const clock = toUtc(format.format(new Date(epochMinute * minuteMs))).valueOf();
  return Math.round(clock / minuteMs) - epochMinute;
}

/** Of a UTC day; null where clocks change within it. */
function offsetOfDay(day: number, zone: string): number | null {
  const days = offsets.get(zone) ?? new Map<number, number | null>();
  offsets.set(zone, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size >= mostDays) days.clear();
  const [start, end] = [day, day + 1].map((each) => readOffset(each * dayMinutes, zone));
  const offset = start === end ? (start ?? 0) : null;
  days.set(day, offset);
  return offset;
}

/**
 * The instant, in minutes since 1970, at which clocks of a zone show so many minutes after midnight
 * of a day. The same as `toInstant`, for timetables of thousands of flights.
 */
export function toZonedMinute(day: number, minuteOfDay: number, zone: string): number {
  const offset = offsetOfDay(day, zone);
  const isSteady =
    offset !== null &&
    offsetOfDay(day - 1, zone) === offset &&
    offsetOfDay(day + 1, zone) === offset;
  if (isSteady) return day * dayMinutes + minuteOfDay - offset;
  const time = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return toEpochMinute(toInstant(toDateOfDay(day), time, zone));
}

/** What clocks of a zone show at an instant, in minutes since 1970 as if they were UTC's. */
export function toClockMinute(epochMinute: number, zone: string): number {
  const offset =
    offsetOfDay(Math.floor(epochMinute / dayMinutes), zone) ?? readOffset(epochMinute, zone);
  return epochMinute + offset;
}

/** The day's number by the clocks of a zone. */
export const toClockDay = (epochMinute: number, zone: string): number =>
  Math.floor(toClockMinute(epochMinute, zone) / dayMinutes);

/** Minutes since 1970 as an instant in ISO 8601. */
export const toIsoInstant = (epochMinute: number): string =>
  new Date(epochMinute * minuteMs).toISOString();

export const toMomentAt = (epochMinute: number, zone: string): Moment => ({
  local: toIsoInstant(toClockMinute(epochMinute, zone)).slice(0, 16),
  zone,
  at: toIsoInstant(epochMinute),
});
