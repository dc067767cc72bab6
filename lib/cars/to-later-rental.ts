import type { Rental } from "@/lib/api/contract/cars";
import { addDays } from "@/lib/dates/calendar-date";

/** The same rental some days later, at the same times. */
export function toLaterRental<R extends Pick<Rental, "pickUpAt" | "dropOffAt">>(
  rental: R,
  days: number,
): R {
  const later = (at: string) => `${addDays(at, days)}${at.slice(10)}`;
  return { ...rental, pickUpAt: later(rental.pickUpAt), dropOffAt: later(rental.dropOffAt) };
}
