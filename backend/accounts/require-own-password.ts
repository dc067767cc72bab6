import { tooManyAttempts } from "../limits/create-limiter";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { getUser, type UserRow } from "../users/get-user";
import { isPasswordOf } from "../users/password-hash";
import type { AccountDependencies, SignedInCaller } from "./account-context";

export const wrongPassword = (field: string): RouteError =>
  new RouteError(422, "wrong_password", "This is not your password", [
    { path: field, message: "is not your password" },
  ]);

/**
 * The signed-in user, after entering their password again: an open session isn't enough for
 * everything. Not a 401, which would mean an expired session. `isOptional` allows users without a
 * password, as with single sign-on.
 * @throws RouteError 422 wrong_password that names the field, 429 after too many wrong ones,
 * including those at sign-in
 */
export async function requireOwnPassword(
  { db, passwordLimiter }: Pick<AccountDependencies, "db" | "passwordLimiter">,
  { agency, viewer, clientIp, requestId }: SignedInCaller,
  {
    password,
    field,
    isOptional = false,
  }: { password: string | null; field: string; isOptional?: boolean },
): Promise<UserRow> {
  const user = await getUser(db, agency.id, { id: viewer.userId });
  if (!user)
    throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
  if (isOptional && !user.passwordHash) return user;
  const attempt = { agencyId: agency.id, account: user.email, clientIp };
  const record = (event: "signInFailed" | "signInBlocked", reason: string) =>
    db.forAgency(agency.id, (tx) =>
      recordSecurityEvent(tx, {
        agencyId: agency.id,
        userId: user.id,
        event,
        clientIp,
        requestId,
        details: { reason },
      }),
    );
  const refusal = await passwordLimiter.start(attempt);
  if (refusal?.isFirst) await record("signInBlocked", "too_many_attempts");
  if (refusal) throw tooManyAttempts(refusal);
  if (!(await isPasswordOf(user.passwordHash, password ?? ""))) {
    await record("signInFailed", `wrong_${field}`);
    throw wrongPassword(field);
  }
  await passwordLimiter.forgive(attempt);
  return user;
}
