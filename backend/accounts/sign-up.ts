import { isNull } from "drizzle-orm";
import type { SignUp } from "@/lib/api/contract/accounts";
import { users } from "../db/schema/users";
import { tooManyAttempts } from "../limits/create-limiter";
import { RouteError } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { maySignInDirectly } from "../users/may-sign-in-directly";
import { findUser } from "../users/get-user";
import { hashPassword } from "../users/password-hash";
import { requireGoodPassword } from "../users/require-good-password";
import type { AccountDependencies, Asking } from "./account-context";
import { createAccountToken } from "./account-tokens";
import { queueAccountExists, queueVerification } from "./token-mails";

/**
 * Opens a traveller's account that a link in a mail has to prove. An address with a proven account gets another mail and stays as it is;
 * one that nobody has proven belongs to whoever asked last, so that nobody can keep an address from its owner. Either way it is the
 * same work and no word about it.
 * @throws RouteError 403 where the agency takes no new accounts, 422 common_password, 429 after too many
 */
export async function signUp({ db, signUpLimiter }: Pick<AccountDependencies, "db" | "signUpLimiter">, asking: Asking, input: SignUp): Promise<void> {
  const { agency, clientIp, requestId, language } = asking;
  if (agency.isHideSignupOption || !maySignInDirectly(agency, null)) throw new RouteError(403, "sign_up_closed", "This agency opens no accounts here");
  const email = input.email.toLowerCase();
  requireGoodPassword(input.password, { email });
  const refusal = await signUpLimiter.start({ agencyId: agency.id, account: email, clientIp });
  if (refusal) throw tooManyAttempts(refusal);

  const person = { firstName: input.first_name, lastName: input.last_name, passwordHash: await hashPassword(input.password) };
  await db.forAgency(agency.id, async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ ...person, agencyId: agency.id, email, userType: "Traveller" })
      .onConflictDoUpdate({ target: [users.agencyId, users.email], set: { ...person, updatedAt: new Date() }, setWhere: isNull(users.emailVerifiedAt) })
      .returning();
    const user = created ?? (await findUser(tx, { email }));
    if (!user) throw new Error("an account that is there was not found");
    const recipient = { email, firstName: user.firstName, language: user.language ?? language };
    if (created) await queueVerification(tx, agency, recipient, await createAccountToken(tx, agency.id, { userId: user.id, kind: "verifyEmail" }));
    else await queueAccountExists(tx, agency, recipient);
    const details = { result: created ? "created" : "exists" };
    await recordSecurityEvent(tx, { agencyId: agency.id, userId: user.id, event: "accountCreated", clientIp, requestId, details });
  });
}
