import { eq } from "drizzle-orm";
import { logLine } from "@/lib/observability/log-line";
import { hourMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { mails } from "../db/schema/mails";
import type { ScopedDatabase } from "../db/scoped";
import { startPoller } from "../workers/start-poller";
import { claimMails, type ClaimedMail } from "./claim-mails";
import { createMailSender } from "./create-mail-sender";
import { forgetMails, textOnceGivenUp, withoutText } from "./forget-mails";
import { toFailureText, toNextAttempt } from "./to-next-attempt";

const batch = 10;
const pollMs = 2_000;
const forgetEveryMs = hourMs;
const stopWithinMs = 5_000;

type Settings = {
  db: ScopedDatabase;
  smtpUrl: string;
  mailFrom: string;
  now?: () => Date;
  logProblem?: (line: string) => void;
};

/**
 * Sends what is queued until it is stopped: at least once, by any number of backends on one
 * database. What fails is tried again later; that it failed is kept with the mail.
 */
export function startMailDispatcher({
  db,
  smtpUrl,
  mailFrom,
  now = () => new Date(),
  logProblem = (message) => logLine("error", { message }),
}: Settings) {
  const sender = createMailSender({ smtpUrl, mailFrom });
  const settle = (id: string, outcome: Partial<typeof mails.$inferInsert>) =>
    db.forOperator((tx) => tx.update(mails).set(outcome).where(eq(mails.id, id)));

  async function sendOne(mail: ClaimedMail): Promise<void> {
    try {
      await sender.send({ ...mail, ...mail.open() });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      const nextAttemptAt = toNextAttempt(failure, { attempts: mail.attempts, now: now() });
      const lastError = toFailureText(failure, smtpUrl);
      if (!nextAttemptAt)
        logProblem(
          `mail: gave up ${mail.kind} ${mail.id} after ${mail.attempts} attempts: ${lastError}`,
        );
      await settle(mail.id, {
        lastError,
        nextAttemptAt,
        ...(nextAttemptAt ? {} : textOnceGivenUp(mail.kind)),
      });
      return;
    }
    await settle(mail.id, { sentAt: now(), nextAttemptAt: null, lastError: null, ...withoutText });
  }

  let forgottenAt = new Date(0);
  async function sendDue(isStopped: () => boolean): Promise<void> {
    if (msBetween(forgottenAt, now()) >= forgetEveryMs) {
      forgottenAt = now();
      await forgetMails(db, { now: now() });
    }
    while (!isStopped()) {
      const claimed = await claimMails(db, { now: now(), maximum: batch });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(sendOne));
    }
  }

  const poller = startPoller({
    work: sendDue,
    pollMs,
    stopWithinMs,
    onError: (message) => logProblem(`mail: ${message}`),
  });
  return {
    /** Sends all that is due now, after what is under way. */
    sendDue: poller.run,
    /** Finishes what is under way, or leaves it to the next start. */
    async stop(): Promise<void> {
      await poller.stop();
      sender.close();
    },
  };
}
