import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { getAgencyAddress } from "../agencies/get-agency-address";
import type { Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";
import { findUser, type UserRow } from "../users/get-user";
import { toName, type TicketRow } from "./to-ticket";

const inboxPath = (reference: string) => `/settings/support/${reference}` as const;
/** Travellers and those who work at the agency have pages of their own. */
const ownPath = ({ isTravelAgent }: UserRow, reference: string) =>
  isTravelAgent ? inboxPath(reference) : (`/mytrip/support/${reference}` as const);

type Written = Pick<TicketRow, "userId" | "reference" | "subject">;

/** Tells the agency of a new request, and its sender that it has arrived. */
export async function queueNewTicketMails(
  tx: Transaction,
  agency: AgencyWire,
  ticket: Written & { message: string },
  { language }: { language: LanguageCode },
): Promise<void> {
  const sender = await findUser(tx, { id: ticket.userId });
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

/** Tells the sender of a request what the agency has answered. */
export async function queueAnswerMail(
  tx: Transaction,
  agency: AgencyWire,
  { userId, reference, subject }: Written,
  { message }: { message: string },
): Promise<void> {
  const sender = await findUser(tx, { id: userId });
  if (!sender) return;
  const language = sender.language ?? agency.defaultLanguage;
  await queueMail(tx, agency, {
    kind: "ticketAnswered",
    reference,
    subject,
    message,
    to: sender.email,
    firstName: sender.firstName,
    language,
    link: toSiteUrl(agency, ownPath(sender, reference), { language }),
  });
}

/** Tells the one who takes care of a request, else the agency, what its sender wrote since. */
export async function queueReplyMail(
  tx: Transaction,
  agency: AgencyWire,
  { userId, reference, subject, assigneeId }: Written & Pick<TicketRow, "assigneeId">,
  { message }: { message: string },
): Promise<void> {
  const sender = await findUser(tx, { id: userId });
  const assignee = assigneeId ? await findUser(tx, { id: assigneeId }) : null;
  const to = assignee?.email ?? (await getAgencyAddress(tx, agency));
  if (!sender || !to) return;
  const language = assignee?.language ?? agency.defaultLanguage;
  await queueMail(tx, agency, {
    kind: "ticketReplied",
    reference,
    subject,
    message,
    to,
    from: { name: toName(sender), email: sender.email },
    language,
    replyTo: sender.email,
    link: toSiteUrl(agency, inboxPath(reference), { language }),
  });
}
