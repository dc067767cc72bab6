import type { FlightParty } from "@/lib/api/contract/flights";
import { listPassengers, type Passenger } from "./list-passengers";

export type SeatedPassenger = Passenger & { kind: Exclude<Passenger["kind"], "infant"> };

const isSeated = (passenger: Passenger): passenger is SeatedPassenger =>
  passenger.kind !== "infant";

/** Everybody who can have a seat and bags: all but infants. */
export const listSeatedPassengers = (party: FlightParty): SeatedPassenger[] =>
  listPassengers(party).filter(isSeated);
