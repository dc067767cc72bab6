import { toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";
import { toUtcDate } from "@/lib/dates/calendar-date";
import { formatMoney } from "@/lib/money/format-money";
import { bookingTextsOf, isByTheClock } from "./booking-texts";
import type { BookingDeadline, BookingMailFacts, SaleMail } from "./mail";
import { mailTexts } from "./mail-texts";

/**
 * One row of a mail's table. `isCode`: a number or a price, which stays left to right in
 * right-to-left text.
 */
export type MailFact = { label: string; value: string; isCode: boolean };

type Told = {
  language: LanguageCode;
  booking: BookingMailFacts;
  /** That confirms the order. */ code?: string;
  deadline?: BookingDeadline;
};

/** A day as the calendar of the place has it: it never shifts with a time zone. */
const day = {
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
} as const;
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** With its zone: whoever reads it may be anywhere. */
const toDeadline = (locale: string, { at, timeZone }: BookingDeadline): string =>
  new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone, timeZoneName: "short" }).format(
    new Date(at),
  );

/** What a mail says of a booking, in the mail's language: only what is known has a row. */
export function toBookingFacts({ language, booking, code: digits, deadline }: Told): MailFact[] {
  const { bookingFacts: labels, confirmOrder } = bookingTextsOf(booking.service, language);
  const { bookingDeadlines: deadlines } = mailTexts[language];
  const locale = toFormatLocale(language);
  const isTimed = isByTheClock(booking.service);
  const dates = new Intl.DateTimeFormat(locale, isTimed ? { ...day, ...time } : day);
  const toDate = ({ local }: { local: string }) =>
    dates.format(isTimed ? new Date(`${local}Z`) : toUtcDate(local));
  const { reference, headline, total, confirmationNumber, refund } = booking;
  const { title, place, phone, starts, ends } = headline;
  const words = (label: string, value: string): MailFact => ({ label, value, isCode: false });
  const code = (label: string, value: string | null): MailFact[] =>
    value === null ? [] : [{ label, value, isCode: true }];
  return [
    ...code(
      confirmOrder.code,
      digits === undefined ? null : `${digits.slice(0, 3)} ${digits.slice(3)}`,
    ),
    ...code(labels.reference, reference),
    ...code(labels.confirmationNumber, confirmationNumber),
    words(labels.title, place ? `${title}, ${place}` : title),
    words(labels.starts, toDate(starts)),
    words(labels.ends, toDate(ends)),
    ...(deadline ? [words(deadlines[deadline.of], toDeadline(locale, deadline))] : []),
    ...code(labels.total, formatMoney(total, locale)),
    ...code(labels.refund, refund && formatMoney(refund, locale)),
    ...code(labels.phone, phone),
  ];
}

/** The same for the agency, with who bought it and how to reach them. */
export function toSaleFacts(mail: SaleMail): MailFact[] {
  const { saleFacts: labels } = mailTexts[mail.language];
  const { name, email, phone } = mail.buyer;
  const buyer = [name, email, phone].filter(Boolean).join(", ");
  const agent =
    mail.agentEmail === null ? [] : [{ label: labels.agent, value: mail.agentEmail, isCode: true }];
  return [...toBookingFacts(mail), { label: labels.buyer, value: buyer, isCode: false }, ...agent];
}

/** What the sentences of a booking's mail may name. */
export function toBookingValues({
  language,
  booking: {
    reference,
    headline: { title, starts, ends },
  },
}: Told): Record<string, string> {
  const dates = new Intl.DateTimeFormat(toFormatLocale(language), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return {
    reference: reference ?? "",
    title,
    dates: dates.formatRange(toUtcDate(starts.local), toUtcDate(ends.local)),
  };
}
