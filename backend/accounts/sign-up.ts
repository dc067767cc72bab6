import { isNull } from "drizzle-orm";
import type { SignUp } from "@/lib/api/contract/accounts";
import { requireAcceptedTerms } from "../applications/require-accepted-terms";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { throttled } from "../limits/create-throttle";
import { mayStrangerMail } from "../limits/recipient-limits";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { maySignInDirectly } from "../users/may-sign-in-directly";
import { findUser, noUser } from "../users/get-user";
import { hashPassword } from "../users/password-hash";
import { requireGoodPassword } from "../users/require-good-password";
import type { AccountDependencies, Caller } from "./account-context";
import { createAccountToken } from "./account-tokens";
import { storePendingSignUp, listPendingSignUps } from "./pending-sign-ups";
import { runAndRollBack } from "./run-and-roll-back";
import { queueAccountExists, queueVerification } from "./token-mails";

/**
 * Opens a traveller's account, to be verified by a mailed link. An address with a verified account
 * gets another mail and isn't changed. For an unverified address several may sign up: each is
 * pending with its own password and name, none changes another's, and the verification asks for the
 * password. The work and the response are the same either way, also for a mailbox that gets no
 * more mails for now. An application to become an agent
 * waits beside the sign-up until then.
 * @throws RouteError 403 if the agency takes no new accounts, 422 common_password, 429 after too
 * many
 */
export async function signUp(
  {
    db,
    now,
    signUpThrottle,
    knownBrowsers,
    recipients,
  }: Pick<AccountDependencies, "db" | "now" | "signUpThrottle" | "knownBrowsers" | "recipients">,
  caller: Caller,
  input: SignUp,
): Promise<void> {
  const { agency, clientIp, requestId, language } = caller;
  if (agency.isHideSignupOption || !maySignInDirectly(agency, null))
    throw new RouteError(403, "sign_up_closed", "This agency opens no accounts here");
  const email = input.email.toLowerCase();
  requireGoodPassword(input.password, { email });
  const { application } = input;
  if (application)
    await requireAcceptedTerms(db, caller, {
      acceptedTerms: application.acceptedTerms,
      now: now(),
    });
  const about = { agencyId: agency.id, account: email };
  const refusal = await signUpThrottle.start({
    ...about,
    clientIp,
    knownBrowser: knownBrowsers.find(caller.browserToken, about),
    proof: caller.proof,
  });
  if (refusal) throw throttled(refusal);
  const isMailed = await mayStrangerMail(recipients, { agencyId: agency.id, email });

  const person = { firstName: input.first_name, lastName: input.last_name };
  const [like] = await db.forAgency(agency.id, async (tx) => {
    const user = await findUser(tx, { email });
    return listPendingSignUps(tx, user?.id ?? noUser);
  });
  const passwordHash = await hashPassword(input.password, { like: like?.passwordHash });
  await db.forAgency(agency.id, async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...person, agencyId: agency.id, email, userType: "Traveller" })
      // Locks the account, so that no verification runs meanwhile.
      .onConflictDoUpdate({
        target: [users.agencyId, users.email],
        set: { updatedAt: new Date() },
        setWhere: isNull(users.emailVerifiedAt),
      })
      .returning();
    const user = created ?? (await findUser(tx, { email }));
    if (!user) throw new Error("an account that is there was not found");
    const recipient = { email, firstName: user.firstName, language: user.language ?? language };
    const mail = (queue: (inner: Transaction) => Promise<void>) =>
      isMailed ? queue(tx) : runAndRollBack(tx, queue);
    if (created) {
      await storePendingSignUp(tx, {
        ...person,
        agencyId: agency.id,
        userId: user.id,
        passwordHash,
        application: application ?? null,
      });
      const token = await createAccountToken(tx, agency.id, {
        userId: user.id,
        kind: "verifyEmail",
      });
      const newcomer = { ...recipient, firstName: person.firstName };
      await mail((inner) => queueVerification(inner, agency, newcomer, token, input.redirect));
    } else await mail((inner) => queueAccountExists(inner, agency, recipient, input.redirect));
    const details = { result: created ? "created" : "exists" };
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "accountCreated",
      clientIp,
      requestId,
      details,
    });
  });
}
