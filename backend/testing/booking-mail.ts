import { toMoment } from "@/lib/dates/to-moment";
import type { BookingMail, SaleMail } from "../mail/mail";

export const bookingMailKinds = [
  "bookingHeld",
  "bookingReminder",
  "bookingReleased",
  "bookingRequested",
  "bookingAccepted",
  "bookingDeclined",
  "bookingConfirmed",
  "bookingPending",
  "bookingFailed",
  "bookingCancelled",
  "bookingNotCancelled",
  "bookingWithdrawn",
  "bookingChangeProposed",
  "bookingChangeAccepted",
  "bookingChangeUnanswered",
  "bookingUpdated",
  "bookingCalledOff",
  "bookingRefunded",
] as const;

/** A booking mail at sol.example with every possible detail, or with overrides. */
export const toBookingMail = (
  kind: (typeof bookingMailKinds)[number],
  changes: Partial<BookingMail> = {},
): BookingMail => ({
  to: "tessa@example.com",
  language: "en",
  kind,
  firstName: "Tessa",
  booking: {
    reference: "V-7K4M2P9C",
    service: "hotels",
    headline: {
      title: "Miramar & Sons",
      place: "Lisboa",
      picture: "/assets/inventory/hotels/beach-1",
      phone: "+351 21 000 0000",
      starts: toMoment("2026-12-30", "15:00", "Europe/Lisbon"),
      ends: toMoment("2027-01-02", "11:00", "Europe/Lisbon"),
    },
    total: { amount: 124_050, currency: "EUR" },
    confirmationNumber: "HCN-88213",
    refund: { amount: 100_000, currency: "EUR" },
  },
  manageLink: "https://sol.example/find-booking?reference=V-7K4M2P9C&key=abcdefghijklmnopqrstuv",
  voucherLink:
    "https://sol.example/booknow/hotels/voucher?reference=V-7K4M2P9C&key=abcdefghijklmnopqrstuv",
  ...changes,
});

export const saleMailKinds = ["saleConfirmed", "saleCancelled"] as const;

/** The mail to the agency about the same booking, which an agent made for Tessa. */
export function toSaleMail(kind: (typeof saleMailKinds)[number]): SaleMail {
  const { booking, manageLink: link, language } = toBookingMail("bookingConfirmed");
  const buyer = { name: "Tessa Lind", email: "tessa@example.com", phone: "+47 22 00 00 00" };
  return {
    to: "desk@sol.example",
    language,
    kind,
    booking,
    buyer,
    agentEmail: "agent@sol.example",
    link,
  };
}
