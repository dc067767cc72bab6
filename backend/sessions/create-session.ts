import { and, eq, lt } from "drizzle-orm";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { sessions } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { newToken, toTokenHash } from "../secrets/opaque-token";

const thirtyDaysMs = 30 * dayMs;

/** An opaque 256-bit token for its holder, and the expiry of a session that begins now. */
export const newAccessToken = (now: Date) => ({
  accessToken: newToken(),
  expiresAt: addMs(now, thirtyDaysMs),
});

type NewSession = {
  userId: string;
  signedInBy: (typeof sessions.$inferSelect)["signedInBy"];
  /** Of the browser that signs in. */
  userAgent: string | null;
  /** The token of the browser's previous session, which ends: it may have been planted there. */
  replaces?: string | null;
  now?: Date;
};

/**
 * A new session of a user and its token, which isn't stored; the user's expired ones are deleted.
 */
export async function createSession(
  tx: Transaction,
  agencyId: string,
  { userId, signedInBy, userAgent, replaces = null, now = new Date() }: NewSession,
) {
  const { accessToken, expiresAt } = newAccessToken(now);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  if (replaces) await tx.delete(sessions).where(eq(sessions.tokenHash, toTokenHash(replaces)));
  await tx.insert(sessions).values({
    tokenHash: toTokenHash(accessToken),
    agencyId,
    userId,
    signedInBy,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
    expiresAt,
  });
  return { accessToken, expiresAt };
}
