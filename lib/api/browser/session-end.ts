import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import type { ApiError } from "../errors";

/**
 * Sent to the window before a page whose session has ended is left; `preventDefault` keeps the
 * person there, with what they typed.
 */
export const sessionEndedEvent = "sessionended";

/** Whether the server drew this page for a signed-in user: scripts can't see the cookie. */
export const isSignedInPage = (): boolean =>
  document.documentElement.dataset.signedIn !== undefined;

/** A call with an expired session, or, from a signed-in user's page, with none. */
export const hasSessionEnded = ({ status, code }: ApiError): boolean =>
  status === 401 &&
  (code === "session_expired" || (code === "sign_in_required" && isSignedInPage()));

let refreshing: Promise<boolean | null> | null = null;

/**
 * One tab at a time, where the browser can tell them apart (secure contexts): a second one would
 * swap a token that has just been swapped.
 */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("session", work) : work();

/**
 * Swaps the session's token once for all calls that ask at the same time.
 * True: there is a session, false: there is none any more, null: unknown.
 */
export function refreshSession(ask: () => Promise<ApiError | null>): Promise<boolean | null> {
  refreshing ??= alone(ask)
    .then((error) => (error ? (error.status === 401 ? false : null) : true))
    .catch(() => null)
    .finally(() => (refreshing = null));
  return refreshing;
}

/** Where a page goes whose session has ended: signed out everywhere, with the way back. */
export const toSignedOutHref = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string =>
  paths.logout({ redirect: safePath(`${pathname}${search}${hash}`) });

/** Leaves for /logout, unless a listener of `sessionEndedEvent` keeps the person here. */
export function leaveSignedOut(): void {
  if (location.pathname.endsWith(paths.logout())) return;
  if (dispatchEvent(new Event(sessionEndedEvent, { cancelable: true })))
    location.assign(toSignedOutHref(location));
}
