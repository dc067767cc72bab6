import { createHash, randomBytes } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";

const thirtyDaysMs = 30 * 24 * 60 * 60_000;

/** What is stored of an access token. */
export const toTokenHash = (accessToken: string): string => createHash("sha256").update(accessToken).digest("hex");

/** A new session of a user and its opaque 256-bit token, which is kept nowhere; ended ones of the user are removed. */
export async function createSession(db: ScopedDatabase, agencyId: string, { userId, now = new Date() }: { userId: string; now?: Date }) {
  const accessToken = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + thirtyDaysMs);
  await db.forAgency(agencyId, async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
    await tx.insert(sessions).values({ tokenHash: toTokenHash(accessToken), agencyId, userId, createdAt: now, lastSeenAt: now, expiresAt });
  });
  return { accessToken, expiresAt };
}
