import { and, eq, isNull } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import type { Viewer } from "../http/request-context";
import { toTokenHash } from "../secrets/opaque-token";

const seenAgainAfterMs = 5 * minuteMs;

/**
 * The holder of a token at this agency; null if it has expired (which deletes it), never existed,
 * belongs to another agency, or to a deactivated user.
 */
export async function getViewer(
  db: ScopedDatabase,
  agencyId: string,
  { accessToken, now = new Date() }: { accessToken: string; now?: Date },
): Promise<Viewer | null> {
  const isMeant = eq(sessions.tokenHash, toTokenHash(accessToken));
  return db.forAgency(agencyId, async (tx) => {
    const [found] = await tx
      .select({
        userId: users.id,
        sessionId: sessions.id,
        userType: users.userType,
        isTravelAgent: users.isTravelAgent,
        isRestrictedAgent: users.isRestrictedAgent,
        permissions: users.permissions,
        emailVerifiedAt: users.emailVerifiedAt,
        isClientView: sessions.isClientView,
        lastSeenAt: sessions.lastSeenAt,
        provenAt: sessions.provenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.agencyId, sessions.agencyId)))
      .where(and(isMeant, eq(sessions.agencyId, agencyId), isNull(users.deactivatedAt)));
    if (!found) return null;
    const { lastSeenAt, expiresAt, emailVerifiedAt, ...viewer } = found;
    if (expiresAt <= now) {
      await tx.delete(sessions).where(isMeant);
      return null;
    }
    if (msBetween(lastSeenAt, now) > seenAgainAfterMs)
      await tx.update(sessions).set({ lastSeenAt: now }).where(isMeant);
    return { ...viewer, isProven: emailVerifiedAt !== null };
  });
}
