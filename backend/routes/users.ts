import { changeLanguageEndpoint, getProfileEndpoint } from "@/lib/api/contract/users";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { getUser } from "../users/get-user";
import { toUser } from "../users/to-user";
import { updateUserLanguage } from "../users/update-user-language";

/** Who is signed in, and in which language. */
export function registerUserRoutes(handle: Handle, db: ScopedDatabase): void {
  handle(changeLanguageEndpoint, async ({ agency, viewer }, { params: { language } }) => {
    if (!agency.languages.includes(language))
      throw refuseInput("language", "is none of the agency's languages");
    if (viewer) await updateUserLanguage(db, agency.id, { userId: viewer.userId, language });
    return { language };
  });
  handle(getProfileEndpoint, async ({ agency, viewer }) => {
    const user = viewer && (await getUser(db, agency.id, { id: viewer.userId }));
    if (!user)
      throw new RouteError(401, "session_expired", "Your session has ended, please sign in again");
    const state = viewer.isClientView ? { isClientView: true } : {};
    return { user: { ...toUser(user, agency), ...state } };
  });
}
