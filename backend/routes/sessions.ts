import { loginEndpoint, logoutEndpoint } from "@/lib/api/contract/sessions";
import type { ScopedDatabase } from "../db/scoped";
import type { Limiter } from "../limits/create-limiter";
import type { Handle } from "../request-context";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { deleteSession } from "../sessions/delete-session";
import { toSessionAnswer } from "../sessions/to-session-answer";
import { createLogin } from "../users/create-login";

/** Sign-in and sign-out. */
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
}
