import { eq } from "drizzle-orm";
import { users } from "../db/schema/users";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { findUser } from "../users/get-user";
import { hashPassword } from "../users/password-hash";
import { requireGoodPassword } from "../users/require-good-password";
import type { AccountDependencies, Caller } from "./account-context";
import { getAccountToken, consumeAccountToken } from "./account-tokens";
import { setPassword } from "./set-password";
import { tokenGone } from "../users/token-gone";

const kind = "resetPassword";

/**
 * Sets a new password with a mail's token, which verifies the address as well; all sessions end,
 * and failed attempts are cleared. A rejected password doesn't consume the link.
 * @throws RouteError 410 once used or expired, 422 common_password
 */
export async function resetPassword(
  {
    db,
    passwordLimiter,
    signInThrottle,
  }: Pick<AccountDependencies, "db" | "passwordLimiter" | "signInThrottle">,
  { agency, clientIp, requestId, language }: Caller,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const user = await db.forAgency(agency.id, async (tx) => {
    const found = await getAccountToken(tx, { token, kind });
    return found && findUser(tx, { id: found.userId });
  });
  if (!user) throw tokenGone();
  requireGoodPassword(password, user);
  // Outside of the transaction, because the embedded database runs one at a time.
  const hash = await hashPassword(password);
  const isTaken = await db.forAgency(agency.id, async (tx) => {
    // Locks the user first, like every password change: locking in different orders would deadlock.
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for("update");
    if (!current || !(await consumeAccountToken(tx, { token, kind }))) return false;
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
