import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { CheckoutProblem } from "@/components/checkout/check-checkout";
import {
  checkPersonName,
  contactNames,
  toNameControls,
  toPersonName,
} from "@/components/checkout/person-names";

/** The names of the controls for the lead guest of a room, which counts from nought. */
export const guestNames = (room: number) => toNameControls(`guest${room}`);

/** The first room's guest is the contact, where the form says so. */
const toGuest = (values: CheckoutValues, room: number) =>
  toPersonName(
    values,
    room === 0 && values.isGuestContact !== "" ? contactNames : guestNames(room),
  );

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

/** Every room needs a name of its own, except that the contact may stay in the first. */
export function checkGuests(
  values: CheckoutValues,
  { rooms }: { rooms: number },
): Record<string, CheckoutProblem | null> {
  const own = Array.from({ length: rooms }, (_, room) => room).filter(
    (room) => room > 0 || !values.isGuestContact,
  );
  return Object.assign({}, ...own.map((room) => checkPersonName(values, guestNames(room))));
}
