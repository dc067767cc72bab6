import { toNameControls } from "@/components/checkout/person-names";
import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { Passenger } from "@/lib/flights/list-passengers";

/** The names of a passenger's controls, by the order of travellers. */
export const passengerNames = (passenger: number) => ({
  ...toNameControls(`passenger${passenger}`),
  hasOneName: `passenger${passenger}HasOneName`,
  lap: `passenger${passenger}Lap`,
});

/** Tickets have two names: of who has one alone, both are that one. */
export function toTraveller(values: CheckoutValues, passenger: number) {
  const { first, last, hasOneName } = passengerNames(passenger);
  const lastName = textOf(values, last);
  const isAlone = textOf(values, hasOneName) !== "";
  return { firstName: isAlone ? lastName : textOf(values, first), lastName };
}

/** Who flies, in the order that the price is for, and who holds which infant. */
export const toTravellers = (
  values: CheckoutValues,
  passengers: readonly Passenger[],
): Pick<BookingBody, "travellers" | "requests"> => ({
  travellers: passengers.map(({ kind, index }) => ({
    ...toTraveller(values, index),
    ...(kind === "infant" ? { onLapOf: Number(textOf(values, passengerNames(index).lap)) } : {}),
  })),
  requests: "",
});
