import { hourMs } from "@/lib/dates/durations";
import { addDays } from "@/lib/dates/calendar-date";
import { msBetween } from "@/lib/dates/instants";
import { hoursBetween } from "@/lib/dates/local-time";
import { toInstant } from "@/lib/dates/to-instant";

type Rental = { pickUpAt: string; dropOffAt: string };

const toInstantAt = (local: string, zone: string): Date =>
  toInstant(local.slice(0, 10), local.slice(11, 16), zone);

/**
 * Charged days of 24 hours, one begun being one charged: by the clock where both depots have the
 * same, so that a change to summer time costs nobody a day; by real hours between two zones.
 */
export function countRentalDays(
  { pickUpAt, dropOffAt }: Rental,
  zones: { from: string; to: string },
): number {
  const hours =
    zones.from === zones.to
      ? hoursBetween(pickUpAt, dropOffAt)
      : msBetween(toInstantAt(pickUpAt, zones.from), toInstantAt(dropOffAt, zones.to)) / hourMs;
  return Math.max(1, Math.ceil(hours / 24));
}

/**
 * The dates that a rental is counted on, one for each charged day: a desk turns its cars around
 * within the day on which one comes back.
 */
export const listRentalDays = (pickUpAt: string, days: number): string[] =>
  Array.from({ length: days }, (_, day) => addDays(pickUpAt, day));
