import { dayMs } from "./durations";
import { addMs, msBetween } from "./instants";
import { toUtc } from "./to-utc";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    // Swedes write a date and a time as ISO 8601 does.
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format;
}

/** What a clock in the zone shows at an instant, read as if it were UTC. */
const readClock = (instant: Date, timeZone: string): Date =>
  toUtc(formatOf(timeZone).format(instant)).toDate();

/**
 * The instant at which a clock in the zone shows this date and time (HH:MM). Of a time that comes
 * twice the first, where dayjs's own plugin for zones takes the second; of one that a change to
 * summer time skips, as long after the change as it lies behind the skipped hour's start.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wanted = toUtc(`${date}T${time}`).toDate();
  const [one, other] = ([-dayMs, dayMs] as const).map((ms) => {
    const around = addMs(wanted, ms);
    return addMs(wanted, msBetween(readClock(around, timeZone), around));
  }) as [Date, Date];
  const [first, second] = one < other ? [one, other] : [other, one];
  const isExact = msBetween(wanted, readClock(first, timeZone)) === 0;
  return isExact ? first : second;
}

/** Whether a clock in the zone ever shows this: a change to summer time skips some times. */
export const isShown = (date: string, time: string, timeZone: string): boolean =>
  msBetween(
    toUtc(`${date}T${time}`).toDate(),
    readClock(toInstant(date, time, timeZone), timeZone),
  ) === 0;

/** What a clock in the zone shows at an instant, to the minute: "2026-12-05T10:00". */
export const toClock = (instant: Date, timeZone: string): string =>
  formatOf(timeZone).format(instant).replace(" ", "T").slice(0, 16);
