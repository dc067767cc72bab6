import { changeLanguageEndpoint, getProfileEndpoint, loginEndpoint, logoutEndpoint } from "@/lib/api/contract/users";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../http/refuse-input";
import { RouteError, type Handle } from "../request-context";
import { deleteSession } from "../sessions/delete-session";
import { createLogin } from "../users/create-login";
import { getUser } from "../users/get-user";
import { toUser } from "../users/to-user";
import { updateUserLanguage } from "../users/update-user-language";

/** Sign-in, sign-out, who is signed in, and in which language. */
export function registerUserRoutes(handle: Handle, db: ScopedDatabase): void {
  const logIn = createLogin(db);
  handle(
    loginEndpoint,
    async ({ agency, clientIp }, { body }) => {
      const { user, accessToken, expiresAt } = await logIn(agency, { credentials: body, clientIp });
      return { accessToken, expiresAt: expiresAt.toISOString(), user: toUser(user, agency) };
    },
    { toleratesEndedSession: true },
  );
  handle(
    logoutEndpoint,
    async ({ agency, accessToken }) => {
      if (accessToken) await deleteSession(db, agency.id, { accessToken });
      return { ok: true as const };
    },
    { toleratesEndedSession: true },
  );
  handle(changeLanguageEndpoint, async ({ agency, viewer }, { params: { language } }) => {
    if (!agency.languages.includes(language)) throw refuseInput("language", "is none of the agency's languages");
    if (viewer) await updateUserLanguage(db, agency.id, { userId: viewer.userId, language });
    return { language };
  });
  handle(getProfileEndpoint, async ({ agency, viewer }) => {
    const user = viewer && (await getUser(db, agency.id, { id: viewer.userId }));
    if (!user) throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
    return { user: toUser(user, agency) };
  });
}
