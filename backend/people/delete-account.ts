import { queueMail } from "../mail/queue-mail";
import { erasePerson } from "./erase-person";
import { recordSecurityEvent } from "../security-events/record-security-event";
import type { AccountDependencies, SignedInCaller } from "../accounts/account-context";
import { requireOwnPassword } from "../accounts/require-own-password";

/**
 * Deletes an account and erases the person: see `erasePerson` for what is deleted and what is kept,
 * which the last mail to them explains too. The audit trail stays, without name or address.
 * @throws RouteError 422 wrong_password, 409 last_owner for the agency's only owner, 429 after too
 * many wrong passwords
 */
export async function deleteAccount(
  { now, ...dependencies }: Pick<AccountDependencies, "db" | "passwordLimiter" | "now">,
  caller: SignedInCaller,
  { password }: { password: string | null },
): Promise<void> {
  const { agency, clientIp, requestId, language } = caller;
  const user = await requireOwnPassword(dependencies, caller, {
    password,
    field: "password",
    isOptional: true,
  });
  await dependencies.db.forAgency(agency.id, async (tx) => {
    const left = await erasePerson(tx, agency.id, { email: user.email, account: user, now: now() });
    await recordSecurityEvent(tx, {
      agencyId: agency.id,
      userId: user.id,
      event: "accountDeleted",
      clientIp,
      requestId,
    });
    await queueMail(tx, agency, {
      kind: "accountDeleted",
      to: user.email,
      firstName: user.firstName,
      left,
      language: user.language ?? language,
    });
  });
}
