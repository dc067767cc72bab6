import { fareAges, flightLimits } from "@/lib/api/contract/flight-terms";

/** All under 18, by what they are called. */
export type AgedKind = "teens" | "children" | "infants";

const agesFrom = (from: number, below: number): number[] =>
  Array.from({ length: below - from }, (_, years) => from + years);

/** The ages that each can have, on the date of the last leg. */
export const youngAges: Readonly<Record<AgedKind, readonly number[]>> = {
  teens: agesFrom(fareAges.adult, flightLimits.youngest),
  children: agesFrom(fareAges.child, fareAges.adult),
  infants: agesFrom(0, fareAges.child),
};
