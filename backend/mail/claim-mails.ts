import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { agencies } from "../db/schema/agencies";
import { mails } from "../db/schema/mails";
import type { ScopedDatabase } from "../db/scoped";
import { mailLifeMs } from "./forget-mails";
import { openMail } from "./sealed-mail";

/** Longer than any attempt takes. If a worker dies during one, the mail is due after this. */
const leaseMs = 5 * minuteMs;

/**
 * Claims up to `maximum` mails that are due, so that no other worker sends them as well: their
 * content, still sealed, and the agency's name.
 */
export const claimMails = (db: ScopedDatabase, { now, maximum }: { now: Date; maximum: number }) =>
  db.forOperator(async (tx) => {
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.nextAttemptAt, now), gt(mails.createdAt, addMs(now, -mailLifeMs))))
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(maximum)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await tx
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        nextAttemptAt: addMs(now, leaseMs),
      })
      .where(inArray(mails.id, ids));
    const rows = await tx
      .select({ mail: mails, settings: agencies.settings })
      .from(mails)
      .innerJoin(agencies, eq(agencies.id, mails.agencyId))
      .where(inArray(mails.id, ids));
    return rows.map(({ mail, settings }) => ({
      ...mail,
      open: () => openMail(tx, mail),
      fromName: settings.agencyName,
    }));
  });
export type ClaimedMail = Awaited<ReturnType<typeof claimMails>>[number];
