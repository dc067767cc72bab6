import { hasDealId } from "@/lib/visits/is-deal-visit";

/** Deal links and proposals, and a hotel's deal: what an agency's own sign-in leads back to. */
function isDeal(url: URL): boolean {
  const path = url.pathname.replace(/^\/[a-z]{2}(?=\/)/, "");
  return hasDealId({ path, query: url.searchParams });
}

/**
 * Keeps the way back to `redirect`, and the login page never leads to itself. An agency's own
 * sign-in is told the absolute address of a deal or proposal as `navigateTo` and no other path of
 * ours; without `origin` there is none to tell.
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
