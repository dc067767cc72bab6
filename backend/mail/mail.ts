import type { CallOffReason } from "@/lib/api/contract/booking-states";
import type { EnquiryDeal, EnquiryDetails } from "@/lib/api/contract/enquiries";
import type { Headline } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { ServiceId } from "@/lib/api/contract/services";
import type { Money } from "@/lib/money/money";
import type { MailFact } from "./booking-facts";

/** What is left of a person's bookings, by reference, as shown to them. */
export type RetainedBookings = {
  /** Upcoming or not settled: kept completely until then. */
  standing: string[];
  /** Records of sales, and the last day on which one of them is kept, as 2036-12-31. */
  kept: string[];
  keptUntil: string | null;
  erased: string[];
};

/** A row that only a service knows, in the mail's language. */
export type BookingDetail = { label: string; value: string };

export type BookingMailFacts = {
  /** Null before it is booked. */
  reference: string | null;
  service: ServiceId;
  headline: Headline;
  /** What the buyer pays in all, in the charged currency. */
  total: Money;
  /** The number that those at the place know it by, once it is known. */
  confirmationNumber: string | null;
  refund: Money | null;
  details?: BookingDetail[];
  /** Why its supplier cancelled it. */
  reason?: CallOffReason | null;
};

/**
 * By when the supplier answers a request, or what is held has to be paid, by the agency's clock;
 * until when cancelling gives everything back, by the clock of the place.
 */
export type BookingDeadline = {
  of: "answerBy" | "payBy" | "freeUntil";
  at: string;
  timeZone: string;
};

/**
 * `manageLink` opens the booking, `payLink` the page that leads to the payment, `voucherLink` its
 * voucher; all carry what lets their reader in.
 */
type BookingMailContent = {
  kind:
    | "bookingHeld"
    | "bookingReminder"
    | "bookingReleased"
    | "bookingRequested"
    | "bookingAccepted"
    | "bookingDeclined"
    | "bookingConfirmed"
    | "bookingPending"
    | "bookingFailed"
    | "bookingCancelled"
    | "bookingNotCancelled"
    | "bookingWithdrawn"
    | "bookingChangeProposed"
    | "bookingChangeAccepted"
    | "bookingChangeUnanswered"
    | "bookingUpdated"
    | "bookingCalledOff"
    | "bookingRefunded";
  firstName: string;
  booking: BookingMailFacts;
  manageLink: string;
  voucherLink?: string;
  payLink?: string;
  deadline?: BookingDeadline;
  /** What is new by its supplier, in the mail's language. */
  news?: MailFact[];
};

/** For the agency: what was sold or cancelled, and by whom it was bought. */
type SaleMailContent = {
  kind: "saleConfirmed" | "saleCancelled";
  booking: BookingMailFacts;
  buyer: { name: string; email: string; phone: string };
  /** The travel agent's address, where one booked for this client. */
  agentEmail: string | null;
  /** Opens the booking without an account. */
  link: string;
};
export type EnquiryMailFacts = {
  reference: string;
  details: EnquiryDetails;
  deal: EnquiryDeal | null;
  /** Of the requested line. */
  lineName: string | null;
};
type EnquiryMailContent =
  | {
      kind: "enquiryForAgency";
      enquiry: EnquiryMailFacts;
      from: {
        name: string;
        email: string;
        phone: string | null;
        preferredContact: "email" | "phone";
      };
      message: string;
      inboxLink: string;
    }
  /**
   * To an unverified address: it has no words of the sender's, or strangers could be written to
   * from here.
   */
  | { kind: "enquiryReceived"; firstName: string; enquiry: EnquiryMailFacts; statusLink: string };

/** `link` opens the request with its thread, for those who are signed in. */
type TicketMailContent = { reference: string; subject: string; message: string; link: string } & (
  | { kind: "ticketForAgency" | "ticketReplied"; from: { name: string; email: string } }
  | { kind: "ticketReceived" | "ticketAnswered"; firstName: string }
);

/** Of an application to become an agent. */
export type ApplicationMailFacts = {
  reference: string;
  company: string;
  licence: string;
  /** ISO 3166-1. */ country: string;
  phone: string;
  website: string | null;
};
/** `link` opens the application for those who decide, or lets its applicant answer or sign in. */
type ApplicationMailContent = { application: ApplicationMailFacts } & (
  | {
      kind: "applicationForAgency" | "applicationAnswered";
      from: { name: string; email: string };
      message: string;
      link: string;
    }
  | { kind: "applicationReceived"; firstName: string }
  | { kind: "applicationAsked"; firstName: string; message: string; link: string }
  | { kind: "applicationApproved"; firstName: string; link: string }
  | { kind: "applicationDeclined"; firstName: string; message: string }
);

type MailTo = { to: string; language: LanguageCode; replyTo?: string };
export type BookingMail = MailTo & BookingMailContent;
export type SaleMail = MailTo & SaleMailContent;

/**
 * A mail as its sender thinks of it: to whom and about what; words and looks come from language and
 * agency. Links are absolute.
 */
export type Mail = MailTo &
  (
    | { kind: "verifyEmail" | "resetPassword"; firstName: string; link: string }
    | { kind: "accountExists"; firstName: string; logInLink: string; resetLink: string }
    | { kind: "passwordChanged"; firstName: string }
    /** `from`: who invites. */
    | {
        kind: "memberInvited";
        firstName: string;
        from: { name: string; email: string };
        link: string;
      }
    /** DNS has proven it; `link` leads to the agency's domains. */
    | { kind: "domainVerified"; firstName: string; domain: string; link: string }
    /** How the agency takes payments; `link` leads to its account. */
    | { kind: "gatewayChanged"; firstName: string; link: string }
    /** Nothing is sent to the host any more; `link` leads to where it can be started again. */
    | { kind: "webhookStopped"; firstName: string; host: string; link: string }
    | { kind: "accountDeleted"; firstName: string; left: RetainedBookings }
    | {
        kind: "confirmOrder";
        firstName: string;
        code: string;
        link: string;
        /** Held unpaid: nothing is paid at the place. */ isPaidLater: boolean;
        /** Its supplier has to agree first: nothing is booked by it. */ isRequest?: true;
        booking: BookingMailFacts;
      }
    | BookingMailContent
    | SaleMailContent
    | EnquiryMailContent
    | TicketMailContent
    | ApplicationMailContent
  );
export type EnquiryMail = MailTo & EnquiryMailContent;
export type ApplicationMail = MailTo & ApplicationMailContent;

/** A mail as it is kept and sent. */
export type RenderedMail = { subject: string; html: string; text: string };
