import { tooManyAttempts } from "../limits/create-limiter";
import { RouteError } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { getUser, type UserRow } from "../users/get-user";
import { isPasswordOf } from "../users/password-hash";
import type { AccountDependencies, SignedInAsking } from "./account-context";

/**
 * Whoever is signed in, once they have shown their password again: a session left open isn't enough for everything. Not a 401, which
 * would say that the session has ended. `isOptional` lets in who has none, as with single sign-on.
 * @throws RouteError 422 wrong_password that names the field, 429 after too many wrong ones, also of the sign-in
 */
export async function requireOwnPassword(
  { db, passwordLimiter }: Pick<AccountDependencies, "db" | "passwordLimiter">,
  { agency, viewer, clientIp, requestId }: SignedInAsking,
  { password, field, isOptional = false }: { password: string | null; field: string; isOptional?: boolean },
): Promise<UserRow> {
  const user = await getUser(db, agency.id, { id: viewer.userId });
  if (!user) throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
  if (isOptional && !user.passwordHash) return user;
  const attempt = { agencyId: agency.id, account: user.email, clientIp };
  const refusal = await passwordLimiter.start(attempt);
  if (refusal) throw tooManyAttempts(refusal);
  if (!(await isPasswordOf(user.passwordHash, password ?? ""))) {
    await db.forAgency(agency.id, (tx) =>
      recordSecurityEvent(tx, { agencyId: agency.id, userId: user.id, event: "signInFailed", clientIp, requestId, details: { reason: `wrong_${field}` } }),
    );
    throw new RouteError(422, "wrong_password", "This is not your password", [{ path: field, message: "is not your password" }]);
  }
  await passwordLimiter.forgive(attempt);
  return user;
}
