import { and, desc, eq, gt } from "drizzle-orm";
import type { SessionEntry } from "@/lib/api/contract/sessions";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import type { Viewer } from "../http/request-context";

/** The viewer's own active sessions, most recently used first. */
export async function listSessions(
  db: ScopedDatabase,
  agencyId: string,
  { userId, sessionId }: Viewer,
): Promise<SessionEntry[]> {
  const rows = await db.forAgency(agencyId, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id)),
  );
  return rows.map(({ id, signedInBy, userAgent, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    signedInBy,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}
