import { and, desc, eq } from "drizzle-orm";
import type { KeptMail } from "@/lib/api/contract/mails";
import { mails } from "../db/schema/mails";
import type { Transaction } from "../db/scoped";

const maximum = 50;

/** An agency's latest mails, or those of them to one address, the newest first. */
export async function listMails(tx: Transaction, agencyId: string, { to }: { to?: string | undefined } = {}): Promise<KeptMail[]> {
  const rows = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.agencyId, agencyId), to === undefined ? undefined : eq(mails.recipient, to)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maximum);
  return rows.map(({ id, kind, recipient, replyTo, language, subject, text, html, createdAt, sentAt, attempts, lastError }) => ({
    id,
    kind,
    to: recipient,
    replyTo,
    language,
    subject,
    text,
    html,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    attempts,
    lastError,
  }));
}
