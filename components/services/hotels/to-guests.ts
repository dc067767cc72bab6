import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { guestNames } from "./guest-names";

/** The first room's guest is the contact, where the form says so. */
function toGuest(values: CheckoutValues, room: number) {
  const { first, last } = guestNames(room);
  const isContact = room === 0 && values.isGuestContact !== "";
  return {
    firstName: textOf(values, isContact ? "firstName" : first),
    lastName: textOf(values, isContact ? "lastName" : last),
  };
}

type Context = {
  rooms: number;
  /** The words of a choice, as the hotel reads them. */
  toWish: (name: "bed" | "arrival", value: string) => string;
};

/** Who stays, and what they wish: what was chosen goes before what was written. */
export function toGuests(
  values: CheckoutValues,
  { rooms, toWish }: Context,
): Pick<BookingBody, "travellers" | "requests"> {
  const wishes = (["bed", "arrival"] as const).flatMap((name) =>
    values[name] ? [toWish(name, values[name])] : [],
  );
  return {
    travellers: Array.from({ length: rooms }, (_, room) => toGuest(values, room)),
    requests: [...wishes, textOf(values, "requests")].filter(Boolean).join("\n"),
  };
}
