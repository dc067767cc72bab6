import { eq } from "drizzle-orm";
import { dayMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { toTokenHash } from "../secrets/opaque-token";
import { findUser } from "../users/get-user";
import { newAccessToken } from "./create-session";

const ninetyDaysMs = 90 * dayMs;

/**
 * Swaps a session's token for a new one, which lasts as long as a new session's, but never beyond
 * 90 days after the sign-in. Of two concurrent calls with the same token, one succeeds.
 * @throws RouteError 401 for an expired token
 */
export async function refreshSession(
  db: ScopedDatabase,
  agencyId: string,
  { accessToken, now = new Date() }: { accessToken: string; now?: Date },
) {
  const next = newAccessToken(now);
  const refreshed = await db.forAgency(agencyId, async (tx) => {
    const isAsking = eq(sessions.tokenHash, toTokenHash(accessToken));
    const [session] = await tx.select().from(sessions).where(isAsking).for("update");
    if (!session) return null;
    const expiresAt = earlier(next.expiresAt, addMs(session.createdAt, ninetyDaysMs));
    await tx
      .update(sessions)
      .set({ tokenHash: toTokenHash(next.accessToken), expiresAt, lastSeenAt: now })
      .where(isAsking);
    const user = await findUser(tx, { id: session.userId });
    return user && { user, accessToken: next.accessToken, expiresAt };
  });
  if (!refreshed)
    throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
  return refreshed;
}
