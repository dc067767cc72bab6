import { fareAges, flightLimits } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";

/** As a page names somebody: from 18 on, 12 to 17, and younger ones with a seat. */
export const seatedKinds = ["adult", "teen", "child"] as const;
type SeatedKind = (typeof seatedKinds)[number];

export type SeatedPassenger = {
  /** In the order of travellers: adults first, then `ages`. */
  index: number;
  kind: SeatedKind;
  /** Among those of its kind, from 1. */
  number: number;
  /** Null for adults. */
  age: number | null;
};

const toKind = (age: number): SeatedKind => (age < fareAges.adult ? "child" : "teen");

/** Everybody who can have a seat and bags: all but infants. */
export function listSeatedPassengers({ adults, ages }: FlightParty): SeatedPassenger[] {
  const all = [
    ...Array.from({ length: adults }, () => null),
    ...ages.map((age) => (age >= flightLimits.youngest ? null : age)),
  ];
  const counts = { adult: 0, teen: 0, child: 0 };
  return all.flatMap((age, index): SeatedPassenger[] => {
    if (age !== null && age < fareAges.child) return [];
    const kind = age === null ? "adult" : toKind(age);
    counts[kind] += 1;
    return [{ index, kind, number: counts[kind], age }];
  });
}
