import type { AgencyWire } from "@/lib/api/contract/agencies";
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  loginEndpoint,
  logoutEndpoint,
  proveIdentityEndpoint,
  refreshSessionEndpoint,
  setClientViewEndpoint,
} from "@/lib/api/contract/sessions";
import type { ScopedDatabase } from "../db/scoped";
import type { KnownBrowsers } from "../limits/create-known-browsers";
import type { Limiter } from "../limits/create-limiter";
import type { Throttle } from "../limits/create-throttle";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { deleteSession } from "../sessions/delete-session";
import { endSessions } from "../sessions/end-sessions";
import { listSessions } from "../sessions/list-sessions";
import { proveIdentity } from "../accounts/prove-identity";
import { refreshSession } from "../sessions/refresh-session";
import { requireSignedIn } from "../sessions/require-signed-in";
import { setClientView } from "../sessions/set-client-view";
import { toSessionAnswer } from "../sessions/to-session-answer";
import { createLogin } from "../accounts/create-login";

type Settings = {
  db: ScopedDatabase;
  now: () => Date;
  passwordLimiter: Limiter;
  signInThrottle: Throttle;
  knownBrowsers: KnownBrowsers;
  /** Where a user signs out of the agency's own provider, if they can. */
  endProviderSession: (ended: { agency: AgencyWire; state: string }) => Promise<string | null>;
};

/** Sign-in and sign-out, and one's own sessions. */
export function registerSessionRoutes(
  handle: Handle,
  { db, now, passwordLimiter, signInThrottle, knownBrowsers, endProviderSession }: Settings,
): void {
  const logIn = createLogin({ db, signInThrottle, knownBrowsers });
  handle(loginEndpoint, async (context, { body }) =>
    toSessionAnswer(context.agency, await logIn(context, body)),
  );
  handle(
    logoutEndpoint,
    async ({ agency, viewer, accessToken, clientIp, requestId }) => {
      if (!accessToken) return { ok: true as const, endSessionUrl: null };
      const ended = await db.forAgency(agency.id, async (tx) => {
        const session = await deleteSession(tx, accessToken);
        if (session)
          await recordSecurityEvent(tx, {
            agencyId: agency.id,
            userId: session.userId,
            event: "signedOut",
            clientIp,
            requestId,
          });
        return session;
      });
      const state = viewer?.isTravelAgent ? "agent" : "traveller";
      return {
        ok: true as const,
        endSessionUrl:
          ended?.signedInBy === "sso" ? await endProviderSession({ agency, state }) : null,
      };
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
  handle(proveIdentityEndpoint, async (context, { body }) => {
    await proveIdentity({ db, now, passwordLimiter }, requireSignedIn(context), body);
    return { ok: true as const };
  });
  handle(endSessionEndpoint, async (context, { params: { id } }) => {
    if ((await endSessions(db, requireSignedIn(context), { id })) === 0)
      throw new RouteError(404, "session_not_found", "There is no such session");
    return { ok: true as const };
  });
  handle(setClientViewEndpoint, async (context, { body: { isOn } }) => {
    await setClientView(db, requireSignedIn(context), { isOn });
    return { isOn };
  });
  handle(endOtherSessionsEndpoint, async (context) => ({
    ended: await endSessions(db, requireSignedIn(context), "others"),
  }));
}
