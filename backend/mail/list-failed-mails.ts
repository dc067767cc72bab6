import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import * as z from "zod";
import { agencies } from "../db/schema/agencies";
import { mails } from "../db/schema/mails";
import type { Transaction } from "../db/scoped";

const maximum = 200;

export const failedMailSchema = z.object({
  id: z.string(),
  agency: z.string(),
  kind: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  lastError: z.string(),
  /** When it is tried again; null: it was given up. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Whether there is a text to send once more. */
  canResend: z.boolean(),
});

/**
 * The latest 200 mails that couldn't be sent so far or were given up, of one agency or of all, the
 * newest first. For operators.
 */
export async function listFailedMails(
  tx: Transaction,
  { agencyId }: { agencyId?: string | undefined } = {},
): Promise<z.output<typeof failedMailSchema>[]> {
  const isFailed = and(isNull(mails.sentAt), isNotNull(mails.lastError));
  const rows = await tx
    .select({ mail: mails, agency: agencies.subdomain })
    .from(mails)
    .innerJoin(agencies, eq(agencies.id, mails.agencyId))
    .where(and(isFailed, agencyId === undefined ? undefined : eq(mails.agencyId, agencyId)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maximum);
  return rows.map(({ mail, agency }) => ({
    id: mail.id,
    agency,
    kind: mail.kind,
    to: mail.recipient,
    createdAt: mail.createdAt.toISOString(),
    attempts: mail.attempts,
    lastError: mail.lastError ?? "",
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    canResend: mail.text !== "",
  }));
}
