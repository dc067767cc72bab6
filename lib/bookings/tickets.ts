import type { Booking } from "@/lib/api/contract/bookings";

/** What lets people in. */
export type Ticket = {
  /** What its QR code says, and nothing else. */
  code: string;
  /** Whom it lets in: "Adult", or all of them. */
  who: string;
  /** Full names. */
  names: readonly string[];
};

type Coded = Pick<Booking, "state" | "confirmationNumber" | "supplierReference" | "reference">;

/**
 * The number that those at the place scan: their own, or else the first that leads to it. Null
 * where nothing lets anybody in, before it is confirmed and once it is to be cancelled.
 */
export const toTicketCode = (booking: Coded): string | null =>
  booking.state === "confirmed"
    ? [booking.confirmationNumber, booking.supplierReference].find(Boolean) || booking.reference
    : null;
