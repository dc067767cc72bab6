import { fareAges, passengerKinds, type PassengerKind } from "./flight-terms";
import type { FlightParty } from "./flights";

/** Age in years on the date of the last leg. */
export const toPassengerKind = (age: number): PassengerKind => {
  if (age < fareAges.child) return "infant";
  return age < fareAges.adult ? "child" : "adult";
};

/**
 * The kind of each passenger in order, how many of each, those there are of them in the order of
 * `passengerKinds`, and who has a seat: all but infants.
 */
export function toPassengers({ adults, ages }: FlightParty) {
  const kinds: PassengerKind[] = [
    ...Array.from({ length: adults }, () => "adult" as const),
    ...ages.map(toPassengerKind),
  ];
  const countOf = (kind: PassengerKind) => kinds.filter((one) => one === kind).length;
  const counts = { adult: countOf("adult"), child: countOf("child"), infant: countOf("infant") };
  const groups = passengerKinds
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
  return { kinds, counts, groups, seated: kinds.length - counts.infant, people: kinds.length };
}
