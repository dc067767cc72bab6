import { toFullName } from "@/lib/api/contract/full-name";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { getAgencyAddress } from "../agencies/get-agency-address";
import type { Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";
import type { Applicant, ApplicationRow } from "./to-application";

type MailFacts = {
  application: ApplicationRow;
  applicant: Applicant & { language?: ApplicationRow["language"] | null };
};

const toFacts = ({ reference, company, licence, country, phone, website }: ApplicationRow) => ({
  reference,
  company,
  licence,
  country,
  phone,
  website,
});

/** The applicant's, as they have chosen it since, or that of the page they applied from. */
const toRecipient = ({ application, applicant }: MailFacts) => ({
  to: applicant.email,
  firstName: applicant.firstName,
  language: applicant.language ?? application.language,
  application: toFacts(application),
});

async function queueForAgency(
  tx: Transaction,
  agency: AgencyWire,
  {
    application,
    applicant,
    kind,
    message,
  }: MailFacts & { kind: "applicationForAgency" | "applicationAnswered"; message: string },
): Promise<void> {
  const to = await getAgencyAddress(tx, agency);
  if (!to) return;
  const language = agency.defaultLanguage;
  await queueMail(tx, agency, {
    kind,
    to,
    language,
    replyTo: applicant.email,
    application: toFacts(application),
    from: { name: toFullName(applicant), email: applicant.email },
    message,
    link: toSiteUrl(agency, `/applications/${application.reference}`, { language }),
  });
}

/** Tells the agency of a new application, and the applicant that it has arrived. */
export async function queueNewApplicationMails(
  tx: Transaction,
  agency: AgencyWire,
  told: MailFacts,
): Promise<void> {
  const { message } = told.application;
  await queueForAgency(tx, agency, { ...told, kind: "applicationForAgency", message });
  await queueMail(tx, agency, { ...toRecipient(told), kind: "applicationReceived" });
}

export const queueAnsweredMail = (
  tx: Transaction,
  agency: AgencyWire,
  { text, ...told }: MailFacts & { text: string },
): Promise<void> =>
  queueForAgency(tx, agency, { ...told, kind: "applicationAnswered", message: text });

/** The link proves who answers: it stands in this mail alone. */
export function queueAskedMail(
  tx: Transaction,
  agency: AgencyWire,
  { question, token, ...told }: MailFacts & { question: string; token: string },
): Promise<void> {
  const recipient = toRecipient(told);
  return queueMail(tx, agency, {
    ...recipient,
    kind: "applicationAsked",
    message: question,
    link: toSiteUrl(agency, `/application/answer?token=${token}`, recipient),
  });
}

export function queueApprovedMail(
  tx: Transaction,
  agency: AgencyWire,
  told: MailFacts,
): Promise<void> {
  const recipient = toRecipient(told);
  return queueMail(tx, agency, {
    ...recipient,
    kind: "applicationApproved",
    link: toSiteUrl(agency, "/login", recipient),
  });
}

export const queueDeclinedMail = (
  tx: Transaction,
  agency: AgencyWire,
  { reason, ...told }: MailFacts & { reason: string },
): Promise<void> =>
  queueMail(tx, agency, { ...toRecipient(told), kind: "applicationDeclined", message: reason });
