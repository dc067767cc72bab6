import { eq } from "drizzle-orm";
import { users } from "../db/schema/users";
import { recordSecurityEvent } from "../security-events/record-security-event";
import type { AccountDependencies, Asking } from "./account-context";
import { takeAccountToken } from "./account-tokens";
import { tokenGone } from "./token-gone";

/**
 * Proves an address by the token of its mail.
 * @throws RouteError 410 once used or expired
 */
export async function verifyEmail({ db }: Pick<AccountDependencies, "db">, { agency, clientIp, requestId }: Asking, token: string): Promise<{ email: string }> {
  const verified = await db.forAgency(agency.id, async (tx) => {
    const taken = await takeAccountToken(tx, { token, kind: "verifyEmail" });
    if (!taken) return null;
    const now = new Date();
    const [user] = await tx.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, taken.userId)).returning();
    await recordSecurityEvent(tx, { agencyId: agency.id, ...taken, event: "emailVerified", clientIp, requestId });
    return user ?? null;
  });
  if (!verified) throw tokenGone();
  return { email: verified.email };
}
