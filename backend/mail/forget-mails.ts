import { and, inArray, isNotNull, isNull, lt, ne, notInArray } from "drizzle-orm";
import { dayMs, hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { mails } from "../db/schema/mails";
import type { ScopedDatabase } from "../db/scoped";
import type { Mail } from "./mail";

/** What hasn't been sent after this would only confuse: its links have expired. */
export const mailLifeMs = 48 * hourMs;
const keptMs = 30 * dayMs;
/** For so long one that was given up can be sent once more: after that it tells of yesterday. */
const resendableMs = 7 * dayMs;
export const resendableSince = (now: Date): Date => addMs(now, -resendableMs);

/**
 * Whether one that was given up keeps its text for that. A link that expires within the day is
 * requested anew instead.
 */
const isResendable: Record<Mail["kind"], boolean> = {
  verifyEmail: false,
  resetPassword: false,
  memberInvited: false,
  accountExists: false,
  confirmOrder: false,
  passwordChanged: true,
  accountDeleted: true,
  domainVerified: true,
  gatewayChanged: true,
  webhookStopped: true,
  ticketForAgency: true,
  ticketReceived: true,
  ticketAnswered: true,
  ticketReplied: true,
  // Their link to pay ends with what is held.
  bookingHeld: false,
  bookingReminder: false,
  bookingReleased: true,
  bookingRequested: true,
  // Its link to pay expires within the day.
  bookingAccepted: false,
  bookingDeclined: true,
  bookingConfirmed: true,
  bookingPending: true,
  bookingFailed: true,
  bookingCancelled: true,
  bookingNotCancelled: true,
  bookingWithdrawn: true,
  bookingRefunded: true,
  bookingChangeProposed: true,
  bookingChangeAccepted: true,
  bookingChangeUnanswered: true,
  bookingUpdated: true,
  bookingCalledOff: true,
  saleConfirmed: true,
  saleCancelled: true,
  enquiryForAgency: true,
  enquiryReceived: true,
  applicationForAgency: true,
  applicationReceived: true,
  applicationAsked: true,
  applicationAnswered: true,
  applicationApproved: true,
  applicationDeclined: true,
};
const resendableKinds = Object.keys(isResendable).filter(
  (kind) => isResendable[kind as Mail["kind"]],
);
/** What becomes of the text of a mail that is given up. */
export const textOnceGivenUp = (kind: string): Partial<typeof withoutText> =>
  resendableKinds.includes(kind) ? {} : withoutText;

/** A mail's text may hold links that open accounts: it is erased once it isn't needed. */
export const withoutText = { html: "", text: "" } as const;

/**
 * Gives up mails that are too old to be sent, as those from before there was a mail server; removes
 * texts a week old and traces a month old.
 */
export const forgetMails = (db: ScopedDatabase, { now }: { now: Date }): Promise<void> =>
  db.forOperator(async (tx) => {
    const isTooOld = and(
      isNotNull(mails.nextAttemptAt),
      lt(mails.createdAt, addMs(now, -mailLifeMs)),
    );
    const givenUp = { nextAttemptAt: null, lastError: "too old to be sent" };
    await tx
      .update(mails)
      .set({ ...withoutText, ...givenUp })
      .where(and(isTooOld, notInArray(mails.kind, resendableKinds)));
    await tx
      .update(mails)
      .set(givenUp)
      .where(and(isTooOld, inArray(mails.kind, resendableKinds)));
    await tx
      .update(mails)
      .set(withoutText)
      .where(
        and(
          isNull(mails.nextAttemptAt),
          ne(mails.text, ""),
          lt(mails.createdAt, resendableSince(now)),
        ),
      );
    await tx.delete(mails).where(lt(mails.createdAt, addMs(now, -keptMs)));
  });
