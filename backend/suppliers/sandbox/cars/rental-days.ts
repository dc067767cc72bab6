import { hourMs } from "@/lib/dates/durations";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { msBetween } from "@/lib/dates/instants";
import { hoursBetween } from "@/lib/dates/local-time";
import { toInstant } from "@/lib/dates/to-instant";

type Rental = { pickUpAt: string; dropOffAt: string };

const toInstantAt = (local: string, zone: string): Date =>
  toInstant(local.slice(0, 10), local.slice(11, 16), zone);

/**
 * Charged days of 24 hours, one begun being one charged: by the clock where both depots have the
 * same, so that the end of summer time adds no day; by real hours between two zones.
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
 * The dates on which a car is out, the day of its return included: charged days begin at different
 * hours, and a car that is back at noon was not there in the morning.
 */
export const listDatesOut = ({ pickUpAt, dropOffAt }: Rental): string[] => {
  const [first, last] = [pickUpAt.slice(0, 10), dropOffAt.slice(0, 10)];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));
};
