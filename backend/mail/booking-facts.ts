import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { services } from "@/lib/api/contract/services";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toLastMinute, toZoneCity } from "@/lib/dates/deadline";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { headlineDates } from "@/lib/dates/headline-dates";
import { toDateRange } from "@/lib/dates/to-date-range";
import { zonedTime } from "@/lib/dates/zoned-time";
import { formatMoney } from "@/lib/money/format-money";
import { bookingTextsOf } from "./booking-texts";
import type { BookingDeadline, BookingMailFacts, SaleMail } from "./mail";
import { fillText, mailTexts } from "./mail-texts";

/**
 * One row of a mail's table. `isCode`: a number or a price, which stays left to right in
 * right-to-left text.
 */
export type MailFact = { label: string; value: string; isCode: boolean };

type Region = Pick<AgencyWire, "formatRegion">;
type BookingMailContext = {
  language: LanguageCode;
  booking: BookingMailFacts;
  /** That confirms the order. */ code?: string;
  deadline?: BookingDeadline;
};
type NewsContext = { language: LanguageCode; news?: MailFact[] };

/** With its zone: the reader may be in another. What is free is named as pages and papers do. */
function toDeadline(locale: string, { of, at, timeZone }: BookingDeadline): string {
  if (of === "freeUntil") {
    const time = new Intl.DateTimeFormat(locale, zonedTime(timeZone));
    return `${time.format(toLastMinute(at, timeZone))} (${toZoneCity(timeZone)})`;
  }
  return new Intl.DateTimeFormat(locale, {
    ...localMomentOfDay,
    timeZone,
    timeZoneName: "short",
  }).format(new Date(at));
}

/**
 * What a mail says of a booking, in the mail's language and the forms of the agency's region: only
 * what is known has a row.
 */
export function toBookingFacts(
  { language, booking, code: digits, deadline }: BookingMailContext,
  { formatRegion }: Region,
): MailFact[] {
  const { bookingFacts: labels, confirmOrder } = bookingTextsOf(booking.service, language);
  const { bookingDeadlines: deadlines, callOff } = mailTexts[language];
  const locale = toFormatLocale(language, formatRegion);
  const isTimed = services.some((one) => one.id === booking.service && one.isTimed);
  const dates = new Intl.DateTimeFormat(locale, isTimed ? localMomentOfDay : calendarDayOfWeek);
  const toDate = ({ local }: { local: string }) =>
    dates.format(isTimed ? toLocalMoment(local) : toUtcDate(local));
  const { reference, headline, total, confirmationNumber, refund, reason, details = [] } = booking;
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
    ...details.map(({ label, value }) => words(label, value)),
    ...(deadline ? [words(deadlines[deadline.of], toDeadline(locale, deadline))] : []),
    ...code(labels.total, formatMoney(total, locale)),
    ...code(labels.refund, refund && formatMoney(refund, locale)),
    ...(reason && reason !== "other" ? [words(callOff.reason, callOff[reason])] : []),
    ...code(labels.phone, phone),
  ];
}

/** The supplier's news comes first, and is named as new. */
export function withNews({ language, news = [] }: NewsContext, facts: MailFact[]): MailFact[] {
  const { isNew } = mailTexts[language].bookingUpdated;
  return [
    ...news.map(({ label, ...fact }) => ({ ...fact, label: fillText(isNew, { label }) })),
    ...facts.filter(({ label }) => !news.some((fact) => fact.label === label)),
  ];
}

/** The same for the agency, with who bought it and how to reach them. */
export function toSaleFacts(mail: SaleMail, agency: Region): MailFact[] {
  const { saleFacts: labels } = mailTexts[mail.language];
  const { name, email, phone } = mail.buyer;
  const buyer = [name, email, phone].filter(Boolean).join(", ");
  const agent =
    mail.agentEmail === null ? [] : [{ label: labels.agent, value: mail.agentEmail, isCode: true }];
  return [
    ...toBookingFacts(mail, agency),
    { label: labels.buyer, value: buyer, isCode: false },
    ...agent,
  ];
}

/** What the sentences of a booking's mail may name. */
export function toBookingValues(
  { language, booking: { reference, headline } }: BookingMailContext,
  { formatRegion }: Region,
): Record<string, string> {
  return {
    reference: reference ?? "",
    title: headline.title,
    dates: toDateRange(headlineDates(headline), {
      locale: toFormatLocale(language, formatRegion),
    }),
  };
}
