import type {
  Credentials,
  endOtherSessionsEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
  SessionEntry,
} from "../contract/sessions";
import type { User } from "../contract/users";
import { call, type Answer } from "./call";

/**
 * Signs in; the door keeps the token and sets the cookie. ApiError 401 `invalid_credentials`, 403
 * `email_not_verified` (offer to send the link again) or `direct_login_off`, 429 with `retryAfter`
 * in seconds.
 */
export const logIn = (body: Credentials): Promise<{ user: User }> =>
  call("post", "/api/user/login", { body });

/**
 * Ends the session here and on the server; fine to repeat. Says where the browser signs out of the
 * agency's own provider, if it has to.
 */
export const logOut = (): Promise<Answer<typeof logoutEndpoint>> =>
  call("post", "/api/user/logout");

/** One's own sessions, the latest used first. */
export const listSessions = async (signal?: AbortSignal): Promise<SessionEntry[]> =>
  (
    await call<Answer<typeof listSessionsEndpoint>>(
      "get",
      "/api/user/sessions",
      signal ? { signal } : {},
    )
  ).data;

/** Ends one of one's own sessions. ApiError 404 for any other. */
export const endSession = (id: string): Promise<unknown> =>
  call("delete", `/api/user/sessions/${encodeURIComponent(id)}`);

/** Ends all of one's own sessions but this one; says how many. */
export const endOtherSessions = async (): Promise<number> =>
  (await call<Answer<typeof endOtherSessionsEndpoint>>("post", "/api/user/sessions/end-others"))
    .ended;
