import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { EnquiryDetails } from "@/lib/api/contract/enquiries";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { calendarDayOfWeek, calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";
import { formatMoney } from "@/lib/money/format-money";
import type { MailFact } from "./booking-facts";
import type { EnquiryMail } from "./mail";
import { mailTexts } from "./mail-texts";

const placeNames = ["place", "from", "to", "pickUpPlace", "dropOffPlace"] as const;

/** What the sender wrote in words of their own, by the label of its row. */
const toPlaces = (details: EnquiryDetails) =>
  placeNames.map((label): [typeof label, string | null | undefined] => [
    label,
    (details as Partial<Record<typeof label, string | null>>)[label],
  ]);

/** Days with their times, as `2026-12-05` and `10:00`; both ends, or one. */
function toTimes(
  details: EnquiryDetails,
): { start: string; end: string | null; startTime?: string; endTime?: string } | null {
  if ("departure" in details) return { start: details.departure, end: details.return };
  if ("pickUpDate" in details)
    return {
      start: details.pickUpDate,
      end: details.dropOffDate,
      startTime: details.pickUpTime,
      endTime: details.dropOffTime,
    };
  if ("checkIn" in details) return { start: details.checkIn, end: details.checkOut };
  return "date" in details ? { start: details.date, end: null } : null;
}

/**
 * What a mail says of an enquiry, in the mail's language: only what is known has a row. The receipt
 * leaves out what the sender wrote freely.
 */
export function toEnquiryFacts(
  mail: EnquiryMail,
  { formatRegion }: Pick<AgencyWire, "formatRegion">,
): MailFact[] {
  const { language, enquiry } = mail;
  const { details, deal, lineName } = enquiry;
  const labels = mailTexts[language].enquiryFacts;
  const locale = toFormatLocale(language, formatRegion);
  const dates = new Intl.DateTimeFormat(locale, calendarDayOfWeek);
  const row = (
    label: keyof typeof labels,
    value: string | number | null | undefined,
    isCode = false,
  ): MailFact[] =>
    value === null || value === undefined || value === "" || value === 0
      ? []
      : [{ label: labels[label], value: String(value), isCode }];
  const times = toTimes(details);
  const at = (date: string | null | undefined, time?: string) =>
    date && [dates.format(toUtcDate(date)), time].filter(Boolean).join(", ");
  const ages = "childAges" in details ? details.childAges.join(", ") : "";
  const month = "month" in details ? details.month : null;
  return [
    ...row("reference", enquiry.reference, true),
    ...row("deal", deal?.title),
    ...row("price", deal?.price && formatMoney(deal.price, locale), true),
    ...(mail.kind === "enquiryForAgency"
      ? toPlaces(details).flatMap(([label, name]) => row(label, name))
      : []),
    ...row("line", lineName),
    ...row("start", at(times?.start, times?.startTime)),
    ...row("end", at(times?.end, times?.endTime)),
    ...row(
      "month",
      month && new Intl.DateTimeFormat(locale, calendarMonth).format(toUtcDate(`${month}-01`)),
    ),
    ...("rooms" in details ? row("rooms", details.rooms) : []),
    ...("adults" in details ? row("adults", details.adults) : []),
    ...("children" in details
      ? row("children", ages ? `${details.children} (${ages})` : details.children)
      : []),
    ...("infants" in details ? row("infants", details.infants) : []),
    ...("driverAge" in details ? row("driverAge", details.driverAge) : []),
    ...(mail.kind === "enquiryForAgency"
      ? [
          ...row("name", mail.from.name),
          ...row("email", mail.from.email, true),
          ...row("phone", mail.from.phone, true),
          ...row("preferredContact", labels[mail.from.preferredContact]),
        ]
      : []),
  ];
}
