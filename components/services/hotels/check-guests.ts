import { checkName, type CheckoutProblem } from "@/components/checkout/check-checkout";
import type { CheckoutValues } from "@/lib/checkout/to-booking-body";
import { guestNames } from "./guest-names";

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
