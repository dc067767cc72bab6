import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { mails } from "../db/schema/mails";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { resendableSince } from "./forget-mails";

/** Queued anew, as if just written: tried as often as a new one, and not given up for its age. */
const anew = (now: Date) => ({ createdAt: now, nextAttemptAt: now, attempts: 0, lastError: null });

/**
 * Sends one more time all mails of an agency that were given up and whose text is still there.
 * @returns how many
 */
export async function resendMails(
  tx: Transaction,
  agencyId: string,
  { now }: { now: Date },
): Promise<number> {
  const isGivenUp = and(
    isNull(mails.sentAt),
    isNull(mails.nextAttemptAt),
    ne(mails.text, ""),
    gt(mails.createdAt, resendableSince(now)),
  );
  const resent = await tx
    .update(mails)
    .set(anew(now))
    .where(and(eq(mails.agencyId, agencyId), isGivenUp))
    .returning({ id: mails.id });
  return resent.length;
}

/**
 * Sends one mail once more that was given up; one that waits for its next try is tried at once.
 * @throws RouteError 404 `mail_not_found`, 409 `mail_sent` or `mail_text_gone`
 */
export async function resendMail(
  tx: Transaction,
  agencyId: string,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const isMeant = and(eq(mails.agencyId, agencyId), eq(mails.id, id));
  const [mail] = await tx.select().from(mails).where(isMeant).for("update");
  if (!mail) throw new RouteError(404, "mail_not_found", "There is no such mail");
  if (mail.sentAt)
    throw new RouteError(409, "mail_sent", `It was sent at ${mail.sentAt.toISOString()}`);
  if (mail.text === "")
    throw new RouteError(
      409,
      "mail_text_gone",
      "Its text is gone: what it asked for has to be asked for again",
    );
  await tx
    .update(mails)
    .set(mail.nextAttemptAt ? { nextAttemptAt: now } : anew(now))
    .where(isMeant);
}
