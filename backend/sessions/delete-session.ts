import { eq } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { toTokenHash } from "../secrets/opaque-token";

/**
 * Ends a session of this agency and returns whose it was and how it began; null if it had ended
 * already, and another agency's token ends nothing.
 */
export async function deleteSession(
  tx: Transaction,
  accessToken: string,
): Promise<Pick<typeof sessions.$inferSelect, "userId" | "signedInBy"> | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, toTokenHash(accessToken)))
    .returning({ userId: sessions.userId, signedInBy: sessions.signedInBy });
  return ended ?? null;
}
