import type { AgencyWire } from "@/lib/api/contract/agencies";
import {
  toBookingFacts,
  toBookingValues,
  toSaleFacts,
  withNews,
  type MailFact,
} from "./booking-facts";
import { toApplicationFacts } from "./application-facts";
import { bookingTextsOf } from "./booking-texts";
import { toDeletionNote } from "./deletion-note";
import { toEnquiryFacts } from "./enquiry-facts";
import type { Mail } from "./mail";
import { fillText, mailTexts } from "./mail-texts";
import { toSiteUrl } from "./site-url";

export type MailContent = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  greeting: string | null;
  text: string;
  /** The author's words, verbatim. */
  quote?: { title: string; message: string };
  /** A table of what is known, each with its label. */
  facts?: MailFact[];
  button?: { label: string; link: string };
  second?: { text: string; link: string };
  note?: string;
};

/**
 * Visitors may sign up with another's address: a "name" that is a link or a sentence must not
 * reach its owner in the agency's name.
 */
const looksLikeName = (name: string) =>
  /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?= |$)){0,39}$/u.test(name);

/** Subjects are one line of a header. */
const toLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200);

function toParts(agency: AgencyWire, mail: Mail) {
  const texts = {
    ...mailTexts[mail.language],
    ...("booking" in mail ? bookingTextsOf(mail.booking.service, mail.language) : {}),
  };
  switch (mail.kind) {
    case "verifyEmail":
    case "resetPassword":
    case "memberInvited":
    case "domainVerified":
    case "gatewayChanged":
    case "webhookStopped":
      return { ...texts[mail.kind], button: { label: texts[mail.kind].button, link: mail.link } };
    case "accountExists":
      return {
        ...texts.accountExists,
        button: { label: texts.accountExists.button, link: mail.logInLink },
        second: { text: texts.accountExists.secondLink, link: mail.resetLink },
      };
    case "passwordChanged":
      return {
        ...texts.passwordChanged,
        button: {
          label: texts.passwordChanged.button,
          link: toSiteUrl(agency, "/forgotpassword", mail),
        },
      };
    case "accountDeleted":
      return { ...texts.accountDeleted, note: toDeletionNote(mail, agency) };
    case "saleConfirmed":
    case "saleCancelled":
      return {
        ...texts[mail.kind],
        facts: toSaleFacts(mail, agency),
        button: { label: texts[mail.kind].button, link: mail.link },
      };
    case "ticketForAgency":
    case "ticketReplied":
    case "ticketReceived":
    case "ticketAnswered":
      return {
        ...texts[mail.kind],
        quote: { title: mail.subject, message: mail.message },
        button: { label: texts[mail.kind].button, link: mail.link },
      };
    case "confirmOrder": {
      const own = {
        ...texts.confirmOrder,
        ...(mail.isPaidLater ? { text: texts.confirmOrder.payLaterText } : {}),
        ...(mail.isRequest ? texts.confirmRequest : {}),
      };
      return {
        ...own,
        facts: toBookingFacts(mail, agency),
        button: { label: own.button, link: mail.link },
      };
    }
    case "bookingHeld":
    case "bookingReminder":
    case "bookingReleased":
    case "bookingRequested":
    case "bookingAccepted":
    case "bookingDeclined":
    case "bookingConfirmed":
    case "bookingPending":
    case "bookingFailed":
    case "bookingCancelled":
    case "bookingNotCancelled":
    case "bookingWithdrawn":
    case "bookingChangeProposed":
    case "bookingChangeAccepted":
    case "bookingChangeUnanswered":
    case "bookingUpdated":
    case "bookingCalledOff":
    case "bookingRefunded":
      return {
        ...texts[mail.kind],
        facts: withNews(mail, toBookingFacts(mail, agency)),
        button: { label: texts[mail.kind].button, link: mail.payLink ?? mail.manageLink },
        ...(mail.voucherLink === undefined
          ? {}
          : { second: { text: texts.voucherLink, link: mail.voucherLink } }),
      };
    case "enquiryForAgency":
      return {
        ...texts.enquiryForAgency,
        facts: toEnquiryFacts(mail, agency),
        ...(mail.message === ""
          ? {}
          : { quote: { title: texts.enquiryFacts.message, message: mail.message } }),
        button: { label: texts.enquiryForAgency.button, link: mail.inboxLink },
      };
    case "enquiryReceived":
      return {
        ...texts.enquiryReceived,
        facts: toEnquiryFacts(mail, agency),
        button: { label: texts.enquiryReceived.button, link: mail.statusLink },
      };
    case "applicationForAgency":
      return {
        ...texts.applicationForAgency,
        facts: toApplicationFacts(mail),
        ...(mail.message === ""
          ? {}
          : { quote: { title: texts.applicationFacts.message, message: mail.message } }),
        button: { label: texts.applicationForAgency.button, link: mail.link },
      };
    case "applicationReceived":
      return { ...texts.applicationReceived };
    case "applicationAsked":
      return {
        ...texts.applicationAsked,
        quote: { title: texts.applicationFacts.question, message: mail.message },
        button: { label: texts.applicationAsked.button, link: mail.link },
      };
    case "applicationAnswered":
      return {
        ...texts.applicationAnswered,
        facts: toApplicationFacts(mail),
        quote: { title: texts.applicationFacts.answer, message: mail.message },
        button: { label: texts.applicationAnswered.button, link: mail.link },
      };
    case "applicationApproved":
      return {
        ...texts.applicationApproved,
        button: { label: texts.applicationApproved.button, link: mail.link },
      };
    case "applicationDeclined":
      return {
        ...texts.applicationDeclined,
        quote: { title: texts.applicationFacts.reason, message: mail.message },
      };
  }
}

/**
 * The words of a mail in its language, with everything that is data already in them: plain text,
 * which `toHtmlMail` escapes.
 */
export function toMailContent(agency: AgencyWire, mail: Mail): MailContent {
  const texts = mailTexts[mail.language];
  const values = {
    agency: agency.agencyName,
    ...("reference" in mail ? { reference: mail.reference, subject: mail.subject } : {}),
    ...("booking" in mail ? toBookingValues(mail, agency) : {}),
    ...("from" in mail ? { name: mail.from.name, email: mail.from.email } : {}),
    ...("enquiry" in mail
      ? {
          reference: mail.enquiry.reference,
          service: texts.enquiryServices[mail.enquiry.details.service],
        }
      : {}),
    ...("application" in mail
      ? { reference: mail.application.reference, company: mail.application.company }
      : {}),
    ...("domain" in mail ? { domain: mail.domain } : {}),
    ...("host" in mail ? { host: mail.host } : {}),
    ...("code" in mail ? { code: mail.code } : {}),
  };
  const { subject, preheader, text, note, ...parts } = {
    note: undefined,
    ...toParts(agency, mail),
  };
  const firstName = "firstName" in mail ? mail.firstName.trim() : null;
  return {
    ...("quote" in parts ? { quote: parts.quote } : {}),
    ...("facts" in parts ? { facts: parts.facts } : {}),
    ...("second" in parts ? { second: parts.second } : {}),
    ...("button" in parts ? { button: parts.button } : {}),
    ...(note === undefined ? {} : { note: fillText(note, values) }),
    subject: toLine(fillText(subject, values)),
    preheader: fillText(preheader, values),
    greeting:
      firstName === null
        ? null
        : looksLikeName(firstName)
          ? fillText(texts.greeting, { firstName })
          : texts.greetingWithoutName,
    text: fillText(text, values),
  };
}
