import { toUtc } from "./to-utc";

/**
 * Whether a clock can show a local time ("2026-12-05T10:00:00", or with fewer parts): when parsed,
 * 31 February rolls over.
 */
export function isLocalTime(text: string): boolean {
  const time = toUtc(text);
  return time.isValid() && time.toISOString().startsWith(text);
}

/** The hours, with their fraction, from one local time to another of the same place's clock. */
export const hoursBetween = (start: string, end: string): number =>
  toUtc(end).diff(toUtc(start), "hour", true);
