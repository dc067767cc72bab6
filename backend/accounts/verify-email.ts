import { eq } from "drizzle-orm";
import { accountTokens, sessions, users } from "../db/schema/users";
import { tooManyAttempts } from "../limits/create-limiter";
import { handInApplication } from "../applications/hand-in-application";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser } from "../users/get-user";
import type { AccountDependencies, Caller } from "./account-context";
import { getAccountToken, consumeAccountToken } from "./account-tokens";
import { dropPendingSignUps, findByPassword, listPendingSignUps } from "./pending-sign-ups";
import { wrongPassword } from "./require-own-password";
import { tokenGone } from "../users/token-gone";

const kind = "verifyEmail";

/**
 * Verifies an address by its mail's token and the password of a sign-up for it. The token alone is
 * not enough: anybody may sign up with anybody's address, and an owner who merely follows the link
 * must not open the account to a stranger's password. That sign-up's password and name become the
 * account's, and its application, if it has one, is handed in; all other sign-ups, links and
 * sessions end.
 * @throws RouteError 410 once used or expired, 422 wrong_password, 429 after too many wrong ones
 */
export async function verifyEmail(
  { db, now: toNow, passwordLimiter }: Pick<AccountDependencies, "db" | "now" | "passwordLimiter">,
  { agency, clientIp, requestId, language }: Caller,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const found = await db.forAgency(agency.id, async (tx) => {
    const holder = await getAccountToken(tx, { token, kind });
    const user = holder && (await findUser(tx, { id: holder.userId }));
    return user && { user, signUps: await listPendingSignUps(tx, user.id) };
  });
  if (!found) throw tokenGone();
  const { user, signUps } = found;
  // Another link of the address was used between the two reads above, or all sign-ups have lapsed.
  if (signUps.length === 0) throw tokenGone();
  const attempt = { agencyId: agency.id, account: `${user.email} by link`, clientIp };
  const refusal = await passwordLimiter.start(attempt);
  if (refusal) throw tooManyAttempts(refusal);
  const signUp = await findByPassword(signUps, password);
  if (!signUp) throw wrongPassword("password");
  await passwordLimiter.forgive(attempt);
  const isProven = await db.forAgency(agency.id, async (tx) => {
    // Locks the account first, like every password change.
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
    if (!current || current.emailVerifiedAt || !(await consumeAccountToken(tx, { token, kind })))
      return false;
    const now = new Date();
    const { passwordHash, firstName, lastName, application } = signUp;
    await tx
      .update(users)
      .set({ passwordHash, firstName, lastName, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    await dropPendingSignUps(tx, user.id);
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "emailVerified",
      clientIp,
      requestId,
    });
    if (application)
      await handInApplication(tx, agency, {
        applicant: { ...current, firstName, lastName },
        input: application,
        language,
        now: toNow(),
      });
    return true;
  });
  if (!isProven) throw tokenGone();
  return { email: user.email };
}
