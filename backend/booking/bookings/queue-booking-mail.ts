import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { CallOffReason } from "@/lib/api/contract/booking-states";
import type { Transaction } from "../../db/scoped";
import type { MailFact } from "../../mail/booking-facts";
import { listBookingDetails } from "../../mail/booking-details";
import type { BookingDeadline, BookingMail, BookingMailFacts } from "../../mail/mail";
import { queueMail } from "../../mail/queue-mail";
import { findFreeCancellation } from "../../pricing/free-cancellation";
import { toBookingLinks } from "./booking-links";
import type { BookingRow } from "./booking-record";

type Known = {
  refund: { amount: number; currency: string } | null;
  confirmationNumber: string | null;
  /** Why its supplier cancelled it. */ reason?: CallOffReason | null;
};

type Kind = BookingMail["kind"];
/** What may be free is only so until a time that is still to come. */
type Timed = { kind: Exclude<Kind, "bookingConfirmed">; now?: Date } | { kind: Kind; now: Date };
/** By which the recipient has to answer, pay or cancel; other mails have no deadline. */
const deadlines: Partial<Record<Kind, BookingDeadline["of"]>> = {
  bookingRequested: "answerBy",
  bookingAccepted: "payBy",
  bookingHeld: "payBy",
  bookingReminder: "payBy",
  bookingChangeProposed: "answerBy",
  bookingConfirmed: "freeUntil",
};

const withVoucher: readonly Kind[] = [
  "bookingConfirmed",
  "bookingChangeAccepted",
  "bookingUpdated",
];

function toDeadline(
  kind: Kind,
  { detail: { cancellation }, holdUntil }: BookingRow,
  {
    answerBy,
    now,
    timeZone,
  }: { answerBy: Date | null; now: Date | undefined } & Pick<AgencyWire, "timeZone">,
): Pick<BookingMail, "deadline"> {
  const of = deadlines[kind];
  if (of === "freeUntil") {
    const at = now && findFreeCancellation(cancellation, now.toISOString());
    return at ? { deadline: { of, at, timeZone: cancellation.zone } } : {};
  }
  const until = answerBy ?? holdUntil;
  return until && of ? { deadline: { of, at: until.toISOString(), timeZone } } : {};
}

/** What mails say of a booking. */
export const toMailFacts = (
  { reference, service, total, currency, headline, detail, answers, language }: BookingRow,
  known: Known,
): BookingMailFacts => ({
  reference,
  service,
  headline,
  total: { amount: total, currency },
  details: listBookingDetails({ ...detail, answers }, language),
  ...known,
});

/**
 * Mails the booking's contact, in the transaction of what the mail reports. `refund` is in minor
 * units of its currency.
 */
export async function queueBookingMail(
  tx: Transaction,
  agency: AgencyWire,
  {
    kind,
    booking,
    refund = null,
    confirmationNumber = booking.confirmationNumber,
    answerBy = null,
    reason = null,
    news,
    now,
  }: Timed & {
    booking: BookingRow;
    refund?: { amount: number; currency: string } | null;
    confirmationNumber?: string | null;
    /** By when a change has to be answered. */ answerBy?: Date | null;
    /** Why its supplier cancelled it. */ reason?: CallOffReason | null;
    /** Of its supplier. */ news?: MailFact[];
  },
): Promise<void> {
  // The contact was erased since.
  if (booking.contact.email === "") return;
  const links = toBookingLinks(tx, agency, booking);
  const mail = {
    kind,
    to: booking.contact.email,
    language: booking.language,
    firstName: booking.contact.firstName,
    booking: toMailFacts(booking, { refund, confirmationNumber, reason }),
    manageLink: links.manage,
    ...(withVoucher.includes(kind) ? { voucherLink: links.voucher } : {}),
    ...(news ? { news } : {}),
    ...(deadlines[kind] === "payBy" ? { payLink: links.pay } : {}),
    ...toDeadline(kind, booking, { answerBy, now, timeZone: agency.timeZone }),
  };
  await queueMail(tx, agency, mail, { bookingId: booking.id });
}
