import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Transaction } from "../db/scoped";
import type { BookingMail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import { toBookingLinks } from "./booking-links";
import type { BookingRow } from "./booking-record";

/** Tells whoever the booking is for, in the transaction of what it tells of. `refund` in minor units of `currency`, the booking's unless given. */
export async function queueBookingMail(
  tx: Transaction,
  agency: AgencyWire,
  {
    kind,
    booking,
    refund = null,
    confirmationNumber = booking.confirmationNumber,
  }: { kind: BookingMail["kind"]; booking: BookingRow; refund?: { amount: number; currency: string } | null; confirmationNumber?: string | null },
): Promise<void> {
  const { hotel, party } = booking.detail;
  const links = toBookingLinks(agency, booking);
  await queueMail(tx, agency, {
    kind,
    to: booking.contact.email,
    language: booking.language,
    firstName: booking.contact.firstName,
    booking: {
      reference: booking.reference,
      hotelName: hotel.name,
      city: hotel.city,
      start: party.stay.start,
      end: party.stay.end,
      total: { amount: booking.total, currency: booking.currency },
      confirmationNumber,
      refund,
      phone: hotel.phone,
    },
    manageLink: links.manage,
    ...(kind === "bookingConfirmed" ? { voucherLink: links.voucher } : {}),
  });
}
