import type { PassengerKind } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";

/** Age in years on the date of the last leg. */
export const toPassengerKind = (age: number): PassengerKind => {
  if (age < 2) return "infant";
  return age < 12 ? "child" : "adult";
};

/** How many there are of each kind, and who has a seat: everybody but infants. */
export function toPassengers({ adults, ages }: FlightParty) {
  const kinds = ages.map(toPassengerKind);
  const countOf = (kind: PassengerKind) => kinds.filter((one) => one === kind).length;
  const infants = countOf("infant");
  return {
    adults: adults + countOf("adult"),
    children: countOf("child"),
    infants,
    seated: adults + ages.length - infants,
    people: adults + ages.length,
  };
}
