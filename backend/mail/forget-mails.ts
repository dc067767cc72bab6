import { and, isNotNull, lt } from "drizzle-orm";
import { mails } from "../db/schema/mails";
import type { ScopedDatabase } from "../db/scoped";

const hourMs = 60 * 60_000;
/** What hasn't been sent after this would only confuse: its links have expired. */
export const mailLifeMs = 48 * hourMs;
const keptMs = 30 * 24 * hourMs;

/** A mail's text may hold links that open accounts: it goes as soon as nobody needs it. */
export const withoutText = { html: "", text: "" } as const;

/** Gives up mails that are too old to be sent, as those from before there was a mail server, and removes the traces of old ones. */
export const forgetMails = (db: ScopedDatabase, { now }: { now: Date }): Promise<void> =>
  db.forOperator(async (tx) => {
    await tx
      .update(mails)
      .set({ ...withoutText, nextAttemptAt: null, lastError: "too old to be sent" })
      .where(and(isNotNull(mails.nextAttemptAt), lt(mails.createdAt, new Date(now.getTime() - mailLifeMs))));
    await tx.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - keptMs)));
  });
