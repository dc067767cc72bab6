import type { PassengerKind } from "@/lib/api/contract/flight-terms";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { FlightParty } from "@/lib/api/contract/flights";

export type Passenger = {
  /** By the order of travellers: adults first, then those whose ages were named. */
  index: number;
  /** `youth`: pays as an adult and is under 18. */
  kind: PassengerKind | "youth";
  /** From one, among those of its kind. */
  number: number;
  /** In years on the date of the last leg; null for adults, who are 18 or older. */
  age: number | null;
};

/** Everybody who flies, in the order of travellers. */
export function listPassengers(item: Pick<FlightItem, "adults" | "ages">): Passenger[] {
  const counts = { adult: 0, youth: 0, child: 0, infant: 0 };
  return toPassengers(item).kinds.map((fareKind, index) => {
    const age = item.ages[index - item.adults] ?? null;
    const kind = fareKind === "adult" && age !== null ? "youth" : fareKind;
    counts[kind] += 1;
    return { index, kind, number: counts[kind], age };
  });
}

export type SeatedPassenger = Passenger & { kind: Exclude<Passenger["kind"], "infant"> };

const isSeated = (passenger: Passenger): passenger is SeatedPassenger =>
  passenger.kind !== "infant";

/** Everybody who can have a seat and bags: all but infants. */
export const listSeatedPassengers = (party: FlightParty): SeatedPassenger[] =>
  listPassengers(party).filter(isSeated);
