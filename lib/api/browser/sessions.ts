import { call, callWithBody } from "./call";

/**
 * Signs in; the door keeps the token and sets the cookie. ApiError 401 `invalid_credentials`, 403
 * `email_not_verified` (offer to send the link again) or `direct_login_off`, 429 with `retryAfter`
 * in seconds.
 */
export const logIn = callWithBody("POST /api/user/login");

/**
 * Ends the session here and on the server; fine to repeat. Says where the browser signs out of the
 * agency's own provider, if it has to.
 */
export const logOut = () => call("POST /api/user/logout");

/** One's own sessions, the latest used first. */
export const listSessions = async (signal?: AbortSignal) =>
  (await call("GET /api/user/sessions", { signal })).data;

/** Ends one of one's own sessions. ApiError 404 for any other. */
export const endSession = (id: string) =>
  call("DELETE /api/user/sessions/{id}", { params: { id } });

/** Ends all of one's own sessions but this one; says how many. */
export const endOtherSessions = async () =>
  (await call("POST /api/user/sessions/end-others")).ended;
