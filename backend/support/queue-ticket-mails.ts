import { and, eq, sql } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { serviceById, type ServiceId } from "@/lib/api/contract/services";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { getAgencyAddress } from "../agencies/get-agency-address";
import { enquiries } from "../db/schema/enquiries";
import type { Transaction } from "../db/scoped";
import { mailTexts } from "../mail/mail-texts";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";
import { newToken, toTokenHash } from "../secrets/opaque-token";
import { findUser, type UserRow } from "../users/get-user";
import { takesTickets, toKind } from "./ticket-scope";
import { findEnquiry } from "./to-enquiry";
import { toName, type TicketRow } from "./to-ticket";

const inboxPath = (reference: string) =>
  toKind(reference) === "enquiry"
    ? (`/enquiries/${reference}` as const)
    : (`/settings/support/${reference}` as const);
/** Travellers and those who work at the agency have pages of their own. */
const ownPath = ({ isTravelAgent }: UserRow, reference: string) =>
  isTravelAgent ? inboxPath(reference) : (`/mytrip/support/${reference}` as const);

type Written = Pick<TicketRow, "userId" | "enquiryId" | "reference" | "subject">;

/** Tells the agency of a new request, and its sender that it has arrived. */
export async function queueNewTicketMails(
  tx: Transaction,
  agency: AgencyWire,
  ticket: Written & { message: string },
  { language }: { language: LanguageCode },
): Promise<void> {
  const sender = ticket.userId ? await findUser(tx, { id: ticket.userId }) : null;
  if (!sender) return;
  const { reference, subject, message } = ticket;
  const to = await getAgencyAddress(tx, agency);
  const words = { reference, subject, message };
  if (to)
    await queueMail(tx, agency, {
      ...words,
      kind: "ticketForAgency",
      to,
      from: { name: toName(sender), email: sender.email },
      language: agency.defaultLanguage,
      replyTo: sender.email,
      link: toSiteUrl(agency, inboxPath(reference), { language: agency.defaultLanguage }),
    });
  const spoken = sender.language ?? language;
  await queueMail(tx, agency, {
    ...words,
    kind: "ticketReceived",
    to: sender.email,
    firstName: sender.firstName,
    language: spoken,
    link: toSiteUrl(agency, ownPath(sender, reference), { language: spoken }),
  });
}

/** An enquiry without a title has its reference for a subject, which mails say anyway. */
const toTitle = (
  { subject, reference }: Pick<Written, "subject" | "reference">,
  { language, service }: { language: LanguageCode; service: ServiceId | undefined },
): string =>
  service && subject === reference ? mailTexts[language].enquiryServices[service] : subject;

type Addressee = { to: string; firstName: string; language: LanguageCode; link: string };

/** Who sent an enquiry. Each mail has a key of its own, because the first one is kept nowhere. */
async function findEnquirer(
  tx: Transaction,
  agency: AgencyWire,
  { enquiryId }: { enquiryId: string },
): Promise<(Addressee & { service: ServiceId }) | null> {
  const key = newToken();
  const [enquiry] = await tx
    .update(enquiries)
    .set({ keyHashes: sql`array_append(${enquiries.keyHashes}, ${toTokenHash(key)})` })
    .where(and(eq(enquiries.agencyId, agency.id), eq(enquiries.id, enquiryId)))
    .returning();
  if (!enquiry) return null;
  const { email: to, firstName, language, reference, details } = enquiry;
  const { service } = details;
  const path = `${serviceById(service).path}/enquiry/${reference}?key=${key}` as const;
  return { to, firstName, language, service, link: toSiteUrl(agency, path, { language }) };
}

async function findAsker(
  tx: Transaction,
  agency: AgencyWire,
  { userId, reference }: Written,
): Promise<Addressee | null> {
  const sender = userId ? await findUser(tx, { id: userId }) : null;
  if (!sender) return null;
  const language = sender.language ?? agency.defaultLanguage;
  const link = toSiteUrl(agency, ownPath(sender, reference), { language });
  return { to: sender.email, firstName: sender.firstName, language, link };
}

/** Tells the sender of a request what the agency has answered. */
export async function queueAnswerMail(
  tx: Transaction,
  agency: AgencyWire,
  ticket: Written,
  { message }: { message: string },
): Promise<void> {
  const { enquiryId, reference } = ticket;
  const addressee: (Addressee & { service?: ServiceId }) | null = enquiryId
    ? await findEnquirer(tx, agency, { enquiryId })
    : await findAsker(tx, agency, ticket);
  if (!addressee) return;
  const { service, ...to } = addressee;
  const subject = toTitle(ticket, { language: to.language, service });
  await queueMail(tx, agency, { ...to, kind: "ticketAnswered", reference, subject, message });
}

/** Tells the one who takes care of a request, else the agency, what its sender wrote since. */
export async function queueReplyMail(
  tx: Transaction,
  agency: AgencyWire,
  { userId, enquiryId, reference, subject, assigneeId }: Written & Pick<TicketRow, "assigneeId">,
  { message }: { message: string },
): Promise<void> {
  const enquiry = enquiryId ? await findEnquiry(tx, enquiryId) : null;
  const sender = enquiry || (userId && (await findUser(tx, { id: userId })));
  const assignee = assigneeId ? await findUser(tx, { id: assigneeId }) : null;
  // Who may no longer read it isn't written to.
  const reader =
    assignee && !assignee.deactivatedAt && takesTickets(assignee, toKind(reference))
      ? assignee
      : null;
  const to = reader?.email ?? (await getAgencyAddress(tx, agency));
  if (!sender || !to) return;
  const language = reader?.language ?? agency.defaultLanguage;
  await queueMail(tx, agency, {
    kind: "ticketReplied",
    reference,
    subject: toTitle({ subject, reference }, { language, service: enquiry?.details.service }),
    message,
    to,
    from: { name: toName(sender), email: sender.email },
    language,
    replyTo: sender.email,
    link: toSiteUrl(agency, inboxPath(reference), { language }),
  });
}
