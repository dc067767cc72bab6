import { and, eq, isNull } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { accountTokens, sessions, users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { dropPendingSignUps } from "./pending-sign-ups";
import type { UserRow } from "../users/get-user";

/**
 * Stores a new password, ends every session, invalidates every link and pending sign-up, and
 * notifies the account's owner by mail. `hash` is argon2id's; `provesEmail` if the password was set
 * through a mail. False, and nothing stored, if the account's password has changed since `user` was
 * read: of two concurrent changes one fails.
 */
export async function setPassword(
  tx: Transaction,
  agency: AgencyWire,
  {
    user,
    hash,
    language,
    provesEmail,
  }: { user: UserRow; hash: string; language: LanguageCode; provesEmail: boolean },
): Promise<boolean> {
  const now = new Date();
  const isStill = and(
    eq(users.id, user.id),
    user.passwordHash === null
      ? isNull(users.passwordHash)
      : eq(users.passwordHash, user.passwordHash),
  );
  const written = await tx
    .update(users)
    .set({
      passwordHash: hash,
      updatedAt: now,
      ...(provesEmail && !user.emailVerifiedAt ? { emailVerifiedAt: now } : {}),
    })
    .where(isStill)
    .returning({ id: users.id });
  if (written.length === 0) return false;
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, user.id));
  await dropPendingSignUps(tx, user.id);
  await queueMail(tx, agency, {
    kind: "passwordChanged",
    to: user.email,
    firstName: user.firstName,
    language: user.language ?? language,
  });
  return true;
}
