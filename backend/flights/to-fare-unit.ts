import type { FlightParty } from "@/lib/api/contract/flights";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { CheckedOffer } from "../ports/booking-supplier";

/**
 * The unit of a fare's price: a person, where all pay the same. Null for a party of several kinds:
 * an infant on a lap would make the others' seats look cheaper than they are.
 */
export function toFareUnit(party: FlightParty): CheckedOffer["unit"] {
  const { groups, people } = toPassengers(party);
  return groups.length === 1 ? { count: people, per: "person" } : null;
}
