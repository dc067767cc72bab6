import { and, desc, eq } from "drizzle-orm";
import type { KeptMail } from "@/lib/api/contract/mails";
import { mails } from "../db/schema/mails";
import type { Transaction } from "../db/scoped";
import { toErrorMessage } from "../errors/to-error-message";
import { openMail } from "./sealed-mail";

const maximum = 50;

/** A text that can't be opened hides no other mail. */
function openOrSay(
  tx: Transaction,
  row: typeof mails.$inferSelect,
): Pick<KeptMail, "text" | "html"> & Partial<KeptMail> {
  try {
    return openMail(tx, row);
  } catch (error) {
    return { text: "", html: "", lastError: toErrorMessage(error) };
  }
}

/** An agency's latest mails, or those of them to one address, the newest first. */
export async function listMails(
  tx: Transaction,
  agencyId: string,
  { to }: { to?: string | undefined } = {},
): Promise<KeptMail[]> {
  const rows = await tx
    .select()
    .from(mails)
    .where(
      and(eq(mails.agencyId, agencyId), to === undefined ? undefined : eq(mails.recipient, to)),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maximum);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    replyTo: row.replyTo,
    language: row.language,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.lastError,
    ...openOrSay(tx, row),
  }));
}
