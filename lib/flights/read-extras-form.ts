import type { FlightItem } from "@/lib/api/contract/flight-items";
import { bagId, toFlightExtras, withBags, withSeat, type FlightExtraCounts } from "./flight-extras";
import { listSegments } from "./list-segments";
import { listSeatedPassengers } from "./list-passengers";

/** What came of a form of bags and seats; the page says it. */
export const extrasOutcomes = ["saved", "taken", "failed"] as const;
export type ExtrasOutcome = (typeof extrasOutcomes)[number];

/** The field of the flight whose seats the form shows next. */
export const nextField = "next";

/** The field of a passenger's seat on a segment. */
export const seatField = (passenger: number, segment: number): string =>
  `seat-${passenger}-${segment}`;

type Form = Readonly<Record<string, string>>;

/**
 * The bags and seats of a quote as a form changes them: it asks about the seats of one segment, and
 * what it doesn't ask about stays. Two passengers can't have the same seat: the first keeps it, and
 * `isTwice` says so.
 */
export function readExtrasForm(
  form: Form,
  item: FlightItem,
): { counts: FlightExtraCounts; isTwice: boolean } {
  let counts: FlightExtraCounts = toFlightExtras(item);
  let isTwice = false;
  const passengers = listSeatedPassengers(item);
  for (const { index: passenger } of passengers) {
    for (const leg of item.itinerary.legs.keys()) {
      const count = form[bagId(passenger, leg)];
      if (count !== undefined && /^\d$/.test(count))
        counts = withBags(counts, { passenger, leg, count: Number(count) });
    }
  }
  for (const { index: segment } of listSegments(item.itinerary)) {
    const asked = passengers.flatMap(({ index: passenger }) => {
      const seat = form[seatField(passenger, segment)];
      return seat === undefined ? [] : [{ passenger, segment, seat: seat || null }];
    });
    // Who changes seats with another has none in between.
    for (const { passenger } of asked)
      counts = withSeat(counts, { passenger, segment, seat: null });
    const given = new Set<string>();
    for (const choice of asked) {
      if (choice.seat !== null && given.has(choice.seat)) isTwice = true;
      else if (choice.seat === null || /^\d{1,2}[A-Z]$/.test(choice.seat)) {
        counts = withSeat(counts, choice);
        if (choice.seat) given.add(choice.seat);
      }
    }
  }
  return { counts, isTwice };
}

/** Whether an answer has every seat and bag that was requested. */
export const hasAll = (answer: FlightItem, asked: FlightExtraCounts): boolean => {
  const kept: FlightExtraCounts = toFlightExtras(answer);
  return Object.entries(asked).every(([id, count]) => (kept[id] ?? 0) >= count);
};
