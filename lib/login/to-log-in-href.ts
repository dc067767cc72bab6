import { hasDealId } from "@/lib/visits/is-deal-visit";

/** Deal links and proposals, and a hotel's deal: the pages an agency's own sign-in returns to. */
function isDeal(url: URL): boolean {
  const path = url.pathname.replace(/^\/[a-z]{2}(?=\/)/, "");
  return hasDealId({ path, query: url.searchParams });
}

/**
 * Adds the way back to `redirect`; the login page never leads to itself. An agency's own sign-in
 * gets the absolute URL of a deal or proposal as `navigateTo` and no other path of ours; none
 * without `origin`.
 */
export function toLogInHref(logInUrl: string, redirect: string, origin?: string): string {
  const path = redirect.split(/[?#]/)[0] ?? "";
  if (logInUrl.startsWith("/"))
    return path !== logInUrl && redirect !== "/"
      ? `${logInUrl}?redirect=${encodeURIComponent(redirect)}`
      : logInUrl;
  if (!origin || !URL.canParse(redirect, origin)) return logInUrl;
  const target = new URL(redirect, origin);
  if (target.origin !== origin || !isDeal(target)) return logInUrl;
  const url = new URL(logInUrl);
  url.searchParams.set("navigateTo", target.href);
  return url.href;
}
