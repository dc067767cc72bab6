import { fareAges, type PassengerKind } from "./flight-terms";
import type { FlightParty } from "./flights";

/** Age in years on the date of the last leg. */
export const toPassengerKind = (age: number): PassengerKind => {
  if (age < fareAges.child) return "infant";
  return age < fareAges.adult ? "child" : "adult";
};

/** The kind of each passenger in order, how many of each, and who has a seat: all but infants. */
export function toPassengers({ adults, ages }: FlightParty) {
  const kinds: PassengerKind[] = [
    ...Array.from({ length: adults }, () => "adult" as const),
    ...ages.map(toPassengerKind),
  ];
  const countOf = (kind: PassengerKind) => kinds.filter((one) => one === kind).length;
  const counts = { adult: countOf("adult"), child: countOf("child"), infant: countOf("infant") };
  return { kinds, counts, seated: kinds.length - counts.infant, people: kinds.length };
}
