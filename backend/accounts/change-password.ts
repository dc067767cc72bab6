import { eq } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { createSession } from "../sessions/create-session";
import { hashPassword } from "../users/password-hash";
import { requireGoodPassword } from "../users/require-good-password";
import type { AccountDependencies, SignedInCaller } from "./account-context";
import { requireOwnPassword, wrongPassword } from "./require-own-password";
import { setPassword } from "./set-password";

/**
 * Sets a new password, given the current one. Every session ends; the calling one gets a new token.
 * @throws RouteError 422 wrong_password or common_password, 429 after too many wrong ones
 */
export async function changePassword(
  dependencies: Pick<AccountDependencies, "db" | "passwordLimiter">,
  caller: SignedInCaller,
  { currentPassword, password }: { currentPassword: string; password: string },
) {
  const { agency, viewer, clientIp, requestId, userAgent, language } = caller;
  const user = await requireOwnPassword(dependencies, caller, {
    password: currentPassword,
    field: "currentPassword",
  });
  requireGoodPassword(password, user);
  const hash = await hashPassword(password);
  const changed = await dependencies.db.forAgency(agency.id, async (tx) => {
    const [current] = await tx
      .select({ signedInBy: sessions.signedInBy })
      .from(sessions)
      .where(eq(sessions.id, viewer.sessionId));
    if (!(await setPassword(tx, agency, { user, hash, language, provesEmail: false }))) return null;
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "passwordChanged",
      clientIp,
      requestId,
    });
    return {
      user,
      ...(await createSession(tx, agency.id, {
        userId: user.id,
        signedInBy: current?.signedInBy ?? "password",
        userAgent,
      })),
    };
  });
  if (!changed) throw wrongPassword("currentPassword");
  return changed;
}
