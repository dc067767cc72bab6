import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  loginEndpoint,
  logoutEndpoint,
  refreshSessionEndpoint,
} from "@/lib/api/contract/sessions";
import type { ScopedDatabase } from "../db/scoped";
import type { Limiter } from "../limits/create-limiter";
import { RouteError, type Handle } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { deleteSession } from "../sessions/delete-session";
import { endSessions } from "../sessions/end-sessions";
import { listSessions } from "../sessions/list-sessions";
import { refreshSession } from "../sessions/refresh-session";
import { requireSignedIn } from "../sessions/require-signed-in";
import { toSessionAnswer } from "../sessions/to-session-answer";
import { createLogin } from "../users/create-login";

/** Sign-in and sign-out, and one's own sessions. */
export function registerSessionRoutes(handle: Handle, { db, passwordLimiter }: { db: ScopedDatabase; passwordLimiter: Limiter }): void {
  const logIn = createLogin(db, passwordLimiter);
  handle(loginEndpoint, async (context, { body }) => toSessionAnswer(context.agency, await logIn(context, body)));
  handle(
    logoutEndpoint,
    async ({ agency, accessToken, clientIp, requestId }) => {
      if (!accessToken) return { ok: true as const };
      await db.forAgency(agency.id, async (tx) => {
        const ended = await deleteSession(tx, accessToken);
        if (ended) await recordSecurityEvent(tx, { agencyId: agency.id, ...ended, event: "signedOut", clientIp, requestId });
      });
      return { ok: true as const };
    },
    { toleratesEndedSession: true },
  );
  handle(refreshSessionEndpoint, async (context) => {
    const { agency, accessToken } = requireSignedIn(context);
    return toSessionAnswer(agency, await refreshSession(db, agency.id, { accessToken }));
  });
  handle(listSessionsEndpoint, async (context) => {
    const { agency, viewer } = requireSignedIn(context);
    return { data: await listSessions(db, agency.id, viewer) };
  });
  handle(endSessionEndpoint, async (context, { params: { id } }) => {
    if ((await endSessions(db, requireSignedIn(context), { id })) === 0) throw new RouteError(404, "session_not_found", "There is no such session");
    return { ok: true as const };
  });
  handle(endOtherSessionsEndpoint, async (context) => ({ ended: await endSessions(db, requireSignedIn(context), "others") }));
}
