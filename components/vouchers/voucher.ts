import type { Agency } from "@/lib/api/contract/agencies";
import type { Booking } from "@/lib/api/contract/bookings";
import type { VoucherFonts } from "./voucher-fonts";
import type { VoucherLook } from "./voucher-look";
import type { VoucherTexts } from "./voucher-texts";

/** All that a voucher is drawn from; nothing is looked up while drawing. */
export type Voucher = VoucherFonts & {
  booking: Booking;
  agency: Pick<Agency, "agencyName" | "contactEmailId" | "contactPhoneNumber">;
  texts: VoucherTexts;
  look: VoucherLook;
  /** A raster picture, or null: the name is drawn instead. */
  logo: { data: Buffer; format: "png" | "jpg" } | null;
  /**
   * Absolute address where a holder finds the booking with their e-mail: without the key, for
   * others see the voucher too.
   */
  findLink: string;
  issuedAt: string;
};

/** Whether there is anything to show at the place, or to prove that it was cancelled. */
export const hasVoucher = ({
  state,
  cancelledAt,
}: Pick<Booking, "state" | "cancelledAt">): boolean =>
  state === "confirmed" ||
  state === "cancelRequested" ||
  ((state === "cancelled" || state === "refunded") && cancelledAt !== null);

/** The client's copy: what the agency pays and earns is not in it at all. */
export function toClientBooking(booking: Booking): Booking {
  const { agent: _, ...price } = booking.price;
  return { ...booking, price };
}
