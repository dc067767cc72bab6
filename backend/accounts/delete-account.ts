import { asc, eq } from "drizzle-orm";
import { mails } from "../db/schema/mails";
import { users } from "../db/schema/users";
import { queueMail } from "../mail/queue-mail";
import { RouteError } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import type { AccountDependencies, SignedInAsking } from "./account-context";
import { requireOwnPassword } from "./require-own-password";

/**
 * Deletes an account with its sessions, its links and the mails to it. The audit trail stays, without name or address.
 * @throws RouteError 422 wrong_password, 409 last_owner for the only one who runs the agency, 429 after too many wrong passwords
 */
export async function deleteAccount(
  dependencies: Pick<AccountDependencies, "db" | "passwordLimiter">,
  asking: SignedInAsking,
  { password }: { password: string | null },
): Promise<void> {
  const { agency, clientIp, requestId, language } = asking;
  const user = await requireOwnPassword(dependencies, asking, { password, field: "password", isOptional: true });
  await dependencies.db.forAgency(agency.id, async (tx) => {
    if (user.userType === "AgencyOwner") {
      // Locked, so that the last two can't both go at once; all of them and in one order, so that neither waits for the other for ever.
      const owners = await tx.select({ id: users.id }).from(users).where(eq(users.userType, "AgencyOwner")).orderBy(asc(users.id)).for("update");
      if (!owners.some(({ id }) => id !== user.id))
        throw new RouteError(409, "last_owner", "You are the only owner of this agency: make somebody else one first");
    }
    await tx.delete(users).where(eq(users.id, user.id));
    await tx.delete(mails).where(eq(mails.recipient, user.email));
    await recordSecurityEvent(tx, { agencyId: agency.id, userId: user.id, event: "accountDeleted", clientIp, requestId });
    await queueMail(tx, agency, { kind: "accountDeleted", to: user.email, firstName: user.firstName, language: user.language ?? language });
  });
}
