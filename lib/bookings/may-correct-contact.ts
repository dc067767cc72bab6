import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";

type Facts = Pick<Booking, "state" | "contact" | "payment" | "payableUntil" | "isReadOnly">;

/**
 * Whether the address that a booking is mailed to can be corrected: of what is confirmed, but not
 * by who has nothing but its key where nothing was paid; and by the agency of what is held.
 */
export function mayCorrectContact(
  { state, contact, payment, payableUntil, isReadOnly }: Facts,
  { which, reader }: { which: BookingAccess; reader: "buyer" | "agency" },
): boolean {
  // Without one it is erased.
  if (isReadOnly || contact.email === "") return false;
  if (state === "held") return reader === "agency" && payableUntil !== null;
  return state === "confirmed" && (which.key === undefined || payment?.state === "succeeded");
}
