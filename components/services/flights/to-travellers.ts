import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { Passenger } from "@/lib/flights/list-passengers";
import { passengerNames } from "./passenger-names";

/** Tickets have two names: of who has one alone, both are that one. */
export function toTraveller(values: CheckoutValues, passenger: number) {
  const { first, last, hasOneName } = passengerNames(passenger);
  const lastName = textOf(values, last);
  const isAlone = textOf(values, hasOneName) !== "";
  return { firstName: isAlone ? lastName : textOf(values, first), lastName };
}

const toName = ({ firstName, lastName }: ReturnType<typeof toTraveller>) =>
  `${firstName} ${lastName}`;

type Context = {
  passengers: readonly Passenger[];
  /** What the airline reads of an infant, by the names of both. */
  toLapText: (names: { infant: string; adult: string }) => string;
};

/** Who flies, in the order that the price is for, and who holds which infant. */
export function toTravellers(
  values: CheckoutValues,
  { passengers, toLapText }: Context,
): Pick<BookingBody, "travellers" | "requests"> {
  const travellers = passengers.map(({ index }) => toTraveller(values, index));
  const laps = passengers.flatMap(({ kind, index }) => {
    const [infant, adult] = [
      travellers[index],
      travellers[Number(textOf(values, passengerNames(index).lap))],
    ];
    return kind === "infant" && infant && adult
      ? [toLapText({ infant: toName(infant), adult: toName(adult) })]
      : [];
  });
  return { travellers, requests: laps.join("\n").slice(0, 500) };
}
