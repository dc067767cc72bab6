import { eq } from "drizzle-orm";
import { users } from "../db/schema/users";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser } from "../users/get-user";
import { hashPassword } from "../users/password-hash";
import { requireGoodPassword } from "../users/require-good-password";
import type { AccountDependencies, Asking } from "./account-context";
import { getAccountToken, takeAccountToken } from "./account-tokens";
import { setPassword } from "./set-password";
import { tokenGone } from "./token-gone";

const kind = "resetPassword";

/**
 * Sets a new password by the token of a mail, which proves the address as well; all sessions end,
 * and wrong tries are forgotten. A password that won't do leaves the link as it is.
 * @throws RouteError 410 once used or expired, 422 common_password
 */
export async function resetPassword(
  {
    db,
    passwordLimiter,
    signInThrottle,
  }: Pick<AccountDependencies, "db" | "passwordLimiter" | "signInThrottle">,
  { agency, clientIp, requestId, language }: Asking,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const user = await db.forAgency(agency.id, async (tx) => {
    const found = await getAccountToken(tx, { token, kind });
    return found && findUser(tx, { id: found.userId });
  });
  if (!user) throw tokenGone();
  requireGoodPassword(password, user);
  // Outside of the transaction, which the embedded database runs one at a time.
  const hash = await hashPassword(password);
  const isTaken = await db.forAgency(agency.id, async (tx) => {
    // The person first, as every change of a password does: two that take the same rows in two
    // orders would wait for each other.
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
    if (!current || !(await takeAccountToken(tx, { token, kind }))) return false;
    await setPassword(tx, agency, {
      user: { ...user, ...current },
      hash,
      language,
      provesEmail: true,
    });
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "passwordReset",
      clientIp,
      requestId,
    });
    return true;
  });
  if (!isTaken) throw tokenGone();
  const about = { agencyId: agency.id, account: user.email };
  await Promise.all([passwordLimiter.clear(about), signInThrottle.clear(about)]);
  return { email: user.email };
}
