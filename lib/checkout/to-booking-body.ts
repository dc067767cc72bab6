import type { BookingBody } from "@/lib/api/browser/bookings";

export type CheckoutValues = Readonly<Record<string, string>>;

export const guestNames = (room: number) => ({
  first: `guest${room}FirstName`,
  last: `guest${room}LastName`,
});

const text = (values: CheckoutValues, name: string) => (values[name] ?? "").trim();

/** `00351 …` is what many type for `+351 …`. */
export const toPhone = (typed: string): string => typed.trim().replace(/^00(?=[1-9])/, "+");

/** The first room's guest is the contact, where somebody says so. */
function toGuest(values: CheckoutValues, room: number) {
  const { first, last } = guestNames(room);
  const isContact = room === 0 && values.isGuestContact !== "";
  return {
    firstName: text(values, isContact ? "firstName" : first),
    lastName: text(values, isContact ? "lastName" : last),
  };
}

type Context = Pick<BookingBody, "quoteId" | "acceptedTotal" | "acceptedTerms"> & {
  rooms: number;
  /** The words of a choice, as the hotel reads them. */
  toWish: (name: "bed" | "arrival", value: string) => string;
};

/** What is sent, of what the controls hold. Wishes that were chosen go before what was written. */
export function toBookingBody(
  values: CheckoutValues,
  { rooms, toWish, ...quote }: Context,
): Omit<BookingBody, "idempotencyKey"> {
  const wishes = (["bed", "arrival"] as const).flatMap((name) =>
    values[name] ? [toWish(name, values[name])] : [],
  );
  return {
    ...quote,
    contact: {
      firstName: text(values, "firstName"),
      lastName: text(values, "lastName"),
      email: text(values, "email"),
      phone: toPhone(text(values, "phone")),
    },
    travellers: Array.from({ length: rooms }, (_, room) => toGuest(values, room)),
    requests: [...wishes, text(values, "requests")].filter(Boolean).join("\n"),
    isForClient: Boolean(values.isForClient),
  };
}
