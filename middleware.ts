import type { NextRequest } from "next/server";
import { analyticsOrigins } from "@/lib/analytics/analytics-origins";
import { resolveAnalytics } from "@/lib/analytics/resolve-analytics";
import { env } from "@/lib/env";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { noAgenciesHint } from "@/lib/observability/no-agencies-hint";
import { redirectTo, rewriteTo, rewriteToFile } from "@/lib/session/page-response";
import { resolveRemoteApp } from "@/lib/remote-app/resolve-remote-app";
import { findRoute } from "@/lib/routes/find-route";
import { isPictureFile } from "@/lib/routes/is-picture-file";
import { resolveSharing } from "@/lib/routes/resolve-sharing";
import { sharingHeaders } from "@/lib/routes/sharing-headers";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";
import { hasDealId } from "@/lib/visits/is-deal-visit";
import { isWithoutAgencies } from "@/lib/tenant/is-without-agencies";
import { resolveVisit } from "@/lib/visits/resolve-visit";

const unnamed = { "Referrer-Policy": "no-referrer" };
const hidden = { "X-Robots-Tag": "noindex" };
/** Pages with their own text for why they are unavailable. */
const ownErrorTexts: Readonly<Record<string, readonly string[]>> = {
  403: [paths.signUp()],
  404: [paths.about(), paths.faqs()],
  500: [paths.about(), paths.faqs()],
};
const agencyFiles = new Set([
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
]);
const siteMap = /^\/sitemap-([a-z]+)\.xml$/;

/** Host → agency → locale → one rewrite to /[tenant]/[locale]/…; never authorises anything. */
export default async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const agency = await findAgencyByHost(request.headers.get("host")).catch((error: unknown) => {
    if (isWithoutAgencies(error)) {
      logProblem("set-up", noAgenciesHint);
      return "empty" as const;
    }
    logProblem("agency look-up", error);
    return "unavailable" as const;
  });
  if (agency === "unavailable" || agency === "empty")
    return rewriteTo(request, `/agency-status/en/${agency}`, {
      status: 503,
      headers: { ...hidden, "Retry-After": "5" },
    });
  if (!agency)
    return rewriteTo(request, "/agency-status/en/unknown", { status: 404, headers: hidden });
  if (agency.status === "Inactive")
    return rewriteTo(request, `/agency-status/${agency.defaultLanguage}/inactive`, {
      status: 503,
      headers: hidden,
    });
  // Only the front door requests pages to share, and it has stripped everything personal from the
  // request.
  const sharing = request.headers.has("x-shared-fill") ? resolveSharing(request.nextUrl) : null;
  const shared = sharing
    ? { isShared: true, headers: sharingHeaders(sharing, agency) }
    : { isShared: false, headers: {} };
  if (agencyFiles.has(pathname))
    return rewriteTo(request, `/${agency.subdomain}${pathname}`, shared);
  if (isPictureFile(pathname)) return rewriteToFile(request, `/${agency.subdomain}${pathname}`);
  const kind = siteMap.exec(pathname)?.[1];
  if (kind) return rewriteTo(request, `/${agency.subdomain}/sitemaps/${kind}`, shared);

  // An agency's own site posts a form here; the handler turns it into one of our pages
  // (docs/sso.md).
  if (request.method === "POST" && pathname === paths.sso())
    return rewriteTo(request, `/${agency.subdomain}/${agency.defaultLanguage}/sso/arrive`, {
      headers: { ...hidden, ...unnamed },
    });

  const { locale, path, redirect, visitCookies } = resolveVisit(
    { pathname, search, cookie: request.cookies.get("locale")?.value },
    agency,
  );
  // Only the front door sets it, when it retries because Next's own error page had no text.
  const failed = /^(?:403|404|410|500)$/.exec(request.headers.get("x-render-error") ?? "")?.[0];
  const named = failed && ownErrorTexts[failed]?.includes(path) ? path : "";
  const counted = analyticsOrigins(resolveAnalytics(agency.analytics));
  // An error shared by all waiting requests has no nonce, so its policy lists script sources
  // instead.
  const errorOptions = shared.isShared ? { isShared: true, ...counted } : {};
  if (failed)
    return rewriteTo(request, `/${agency.subdomain}/${locale}/errors/${failed}${named}`, {
      status: Number(failed),
      ...errorOptions,
    });
  if (redirect) return redirectTo(request, redirect.location, redirect);
  const { isSensitive, hasToken } = findRoute(path).route;
  const opened = isSensitive ? {} : { frameAncestors: agency.frameAncestors, ...counted };
  const remoteOrigins = resolveRemoteApp(path, env())?.origins ?? [];
  const headers = { ...shared.headers, ...(hasToken ? unnamed : {}) };
  const hasDealLink = hasDealId({ path, query: request.nextUrl.searchParams });
  const inner = `/${agency.subdomain}/${locale}${path}`;
  return rewriteTo(request, inner, {
    ...opened,
    ...shared,
    remoteOrigins,
    visitCookies,
    hasDealLink,
    headers,
    askedPath: `${path}${search}`,
  });
}

// Paths excluded here reach /[tenant]/[locale] unchecked: the front door serves these prefixes
// itself, and no agency may be named like them.
export const config = { runtime: "nodejs", matcher: ["/((?!_next/|__nextjs|assets/|api/).*)"] };
