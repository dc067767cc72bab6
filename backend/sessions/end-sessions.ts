import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";

type Caller = Pick<RequestContext, "agency" | "clientIp" | "requestId"> & { viewer: Viewer };

/**
 * Ends one of the viewer's own sessions, or all but the calling one; returns how many ended. Never
 * ends anybody else's.
 */
export const endSessions = (
  db: ScopedDatabase,
  { agency, viewer, clientIp, requestId }: Caller,
  which: { id: string } | "others",
): Promise<number> =>
  db.forAgency(agency.id, async (tx) => {
    const isMeant =
      which === "others" ? ne(sessions.id, viewer.sessionId) : eq(sessions.id, which.id);
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, viewer.userId), isMeant))
      .returning({ id: sessions.id });
    const details = { sessions: String(ended.length) };
    if (ended.length > 0)
      await recordSecurityEvent(tx, {
        agencyId: agency.id,
        userId: viewer.userId,
        event: "sessionEnded",
        clientIp,
        requestId,
        details,
      });
    return ended.length;
  });
