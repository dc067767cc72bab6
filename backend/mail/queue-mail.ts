import { randomUUID } from "node:crypto";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { mails } from "../db/schema/mails";
import type { Transaction } from "../db/scoped";
import type { Mail } from "./mail";
import { renderMail } from "./render-mail";
import { sealMail } from "./sealed-mail";

/**
 * Writes a mail in the transaction of what it tells of, so that neither happens without the other;
 * it is sent afterwards. Answers go to `replyTo`, else to the agency's contact.
 */
export async function queueMail(
  tx: Transaction,
  agency: AgencyWire,
  mail: Mail,
  { bookingId = null }: { /** Whose timeline it is in. */ bookingId?: string | null } = {},
): Promise<void> {
  const { subject, ...parts } = renderMail(agency, mail);
  await tx.insert(mails).values({
    ...sealMail(tx, { ...parts, agencyId: agency.id, id: randomUUID() }),
    subject,
    kind: mail.kind,
    bookingId,
    recipient: mail.to,
    language: mail.language,
    replyTo: mail.replyTo ?? agency.contactEmailId,
    nextAttemptAt: new Date(),
  });
}
