import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Money } from "@/lib/money/money";

export type BookingMailFacts = {
  reference: string;
  hotelName: string;
  city: string;
  /** Days local to the hotel, as 2026-12-05. */
  start: string;
  end: string;
  /** What the buyer pays in all, in the charged currency. */
  total: Money;
  /** The hotel's own number, once it is known. */
  confirmationNumber: string | null;
  refund: Money | null;
  /** The hotel's. */
  phone: string | null;
};

/** `manageLink` opens the booking, `voucherLink` its voucher; both carry what lets their reader in. */
type BookingMailContent = {
  kind: "bookingConfirmed" | "bookingPending" | "bookingFailed" | "bookingCancelled" | "bookingRefunded";
  firstName: string;
  booking: BookingMailFacts;
  manageLink: string;
  voucherLink?: string;
};

type MailTo = { to: string; language: LanguageCode; replyTo?: string };
export type BookingMail = MailTo & BookingMailContent;

/** A mail as its sender thinks of it: to whom and about what; words and looks come from language and agency. Links are absolute. */
export type Mail = MailTo &
  (
    | { kind: "verifyEmail" | "resetPassword"; firstName: string; link: string }
    | { kind: "accountExists"; firstName: string; logInLink: string; resetLink: string }
    | { kind: "passwordChanged" | "accountDeleted"; firstName: string }
    | { kind: "ticketForAgency"; reference: string; subject: string; message: string; from: { name: string; email: string } }
    | { kind: "ticketReceived"; firstName: string; reference: string; subject: string; message: string }
    | BookingMailContent
  );

/** A mail as it is kept and sent. */
export type RenderedMail = { subject: string; html: string; text: string };
