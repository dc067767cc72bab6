/** Keeps the way back to `redirect` (spec §2); an agency's own sign-in isn't told our paths, and the login page never leads to itself. */
export function toLogInHref(logInUrl: string, redirect: string): string {
  const isOwn = logInUrl.startsWith("/");
  const path = redirect.split(/[?#]/)[0] ?? "";
  return isOwn && path !== logInUrl && redirect !== "/" ? `${logInUrl}?redirect=${encodeURIComponent(redirect)}` : logInUrl;
}
