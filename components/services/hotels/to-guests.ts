import type { BookingBody } from "@/lib/api/browser/bookings";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { checkName, type CheckoutProblem } from "@/components/checkout/check-checkout";

/** The names of the controls for the lead guest of a room, which counts from nought. */
export const guestNames = (room: number) => ({
  first: `guest${room}FirstName`,
  last: `guest${room}LastName`,
});

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

/** Every room needs a name of its own, except that the contact may stay in the first. */
export function checkGuests(
  values: CheckoutValues,
  { rooms }: { rooms: number },
): Record<string, CheckoutProblem | null> {
  const value = (name: string) => values[name] ?? "";
  const own = Array.from({ length: rooms }, (_, room) => room).filter(
    (room) => room > 0 || value("isGuestContact") === "",
  );
  return Object.fromEntries(
    own.flatMap((room) => {
      const { first, last } = guestNames(room);
      return [
        [first, checkName(value(first), "firstNameMissing")],
        [last, checkName(value(last), null)],
      ];
    }),
  );
}
