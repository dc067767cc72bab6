import { throttled } from "../limits/create-throttle";
import { mayStrangerMail } from "../limits/recipient-limits";
import { newToken } from "../secrets/opaque-token";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser, type UserRow } from "../users/get-user";
import { maySignInDirectly } from "../users/may-sign-in-directly";
import type { AccountDependencies, Caller } from "./account-context";
import { createAccountToken } from "./account-tokens";
import { runAndRollBack } from "./run-and-roll-back";
import { queueReset, queueVerification } from "./token-mails";

type Queue = (...values: Parameters<typeof queueVerification>) => Promise<void>;
const kinds: Record<
  "verifyEmail" | "resetPassword",
  { queue: Queue; isMeant: (user: UserRow, caller: Caller) => boolean }
> = {
  verifyEmail: {
    queue: queueVerification,
    isMeant: (user: UserRow) => user.emailVerifiedAt === null,
  },
  resetPassword: {
    queue: queueReset,
    isMeant: (user: UserRow, { agency }: Caller) =>
      !user.deactivatedAt && maySignInDirectly(agency, user.userType),
  },
};

/**
 * Sends a link that verifies an address, or that sets a new password, if the account is eligible.
 * For any other address, and for a mailbox that has had many mails, the same work is done and
 * rolled back, so that neither response nor timing reveals who has an account. A browser that has
 * signed in to the account before gets its mail in any case.
 * @throws RouteError 429 after too many
 */
export async function sendAccountMail(
  {
    db,
    mailThrottle,
    knownBrowsers,
    recipients,
  }: Pick<AccountDependencies, "db" | "mailThrottle" | "knownBrowsers" | "recipients">,
  caller: Caller,
  {
    kind,
    email: given,
    redirect,
  }: { kind: keyof typeof kinds; email: string; redirect?: string | undefined },
): Promise<void> {
  const { agency, clientIp, requestId, language } = caller;
  const email = given.toLowerCase();
  const about = { agencyId: agency.id, account: email };
  const knownBrowser = knownBrowsers.find(caller.browserToken, about);
  const refusal = await mailThrottle.start({
    ...about,
    clientIp,
    knownBrowser,
    proof: caller.proof,
  });
  if (refusal) throw throttled(refusal);
  const isReset = kind === "resetPassword";
  const isMailed =
    knownBrowser !== null ||
    (await mayStrangerMail(recipients, { agencyId: agency.id, email }, { isReset }));

  await db.forAgency(agency.id, async (tx) => {
    const user = await findUser(tx, { email });
    const recipient = {
      email,
      firstName: user?.firstName ?? "",
      language: user?.language ?? language,
    };
    const { queue, isMeant } = kinds[kind];
    if (isMailed && user && isMeant(user, caller))
      await queue(
        tx,
        agency,
        recipient,
        await createAccountToken(tx, agency.id, { userId: user.id, kind }),
        redirect,
      );
    else await runAndRollBack(tx, (inner) => queue(inner, agency, recipient, newToken(), redirect));
    if (isReset)
      await recordSecurityEvent(tx, {
        agencyId: agency.id,
        userId: user?.id ?? null,
        event: "passwordResetAsked",
        clientIp,
        requestId,
      });
  });
}
