import { NextResponse, type NextRequest } from "next/server";
import { header } from "@/lib/api/headers";
import { env, publicProtocol } from "@/lib/env";
import {
  hasMalformedSession,
  sessionCookieAttributes,
  sessionCookieName,
} from "@/lib/session/session-cookie";
import {
  contentSecurityPolicy,
  securityHeaders,
  sharedScripts,
  type SecurityPolicyOptions,
} from "@/lib/security-policy";

const aYear = 525_600 * 60;

const isHttps = () => publicProtocol(env()) === "https";

function withHeaders(response: NextResponse, headers: Record<string, string>): NextResponse {
  for (const [name, value] of Object.entries({
    ...securityHeaders({ isHttps: isHttps() }),
    ...headers,
  }))
    response.headers.set(name, value);
  return response;
}

/** The requested path, without a language: to return to after the log-in. */
export const askedPathHeader = "x-asked-path";

type RewriteOptions = Omit<SecurityPolicyOptions, "isDevelopment"> & {
  status?: number;
  headers?: Record<string, string>;
  /** The requested path and query, without a language. */
  askedPath?: string;
  /** Session cookies, also visible to this render. */
  visitCookies?: readonly string[];
  /** The URL has a deal link or a proposal: this page's anonymous calls carry the marker. */
  hasDealLink?: boolean;
  /**
   * Rendered once for everybody: its scripts have the front door's nonce, by which it finds them
   * and lists them by hash.
   */
  isShared?: boolean;
};

/** The agency's subdomain from the internal path; tells the front door, which knows no agencies. */
const agencyHeader = (path: string): Record<string, string> => {
  const folder = path.split("/", 2)[1];
  return folder && folder !== "agency-status" ? { "x-agency": folder } : {};
};

/**
 * Responds with another path of ours under the same URL, with a policy that lists this response's
 * scripts by a nonce.
 */
export function rewriteTo(
  request: NextRequest,
  path: string,
  {
    status,
    headers = {},
    askedPath = "",
    visitCookies = [],
    hasDealLink = false,
    isShared = false,
    ...options
  }: RewriteOptions = {},
): NextResponse {
  const isDevelopment = env().NODE_ENV === "development";
  const scripts = isShared
    ? sharedScripts(request.headers.get("x-nonce"))
    : `'nonce-${btoa(crypto.randomUUID())}' 'strict-dynamic'`;
  const policy = contentSecurityPolicy(scripts, { ...options, isDevelopment });
  const inner = new Headers(request.headers);
  // Next takes its scripts' nonce from here.
  inner.set("content-security-policy", policy);
  inner.set(askedPathHeader, askedPath);
  if (hasDealLink) inner.set(header.optionalAuth, "true");
  else inner.delete(header.optionalAuth);
  const url = request.nextUrl.clone();
  url.pathname = path;
  const response = NextResponse.rewrite(url, {
    ...(status ? { status } : {}),
    request: { headers: inner },
  });
  for (const name of visitCookies)
    response.cookies.set(name, "true", { path: "/", sameSite: "lax", secure: isHttps() });
  // Tells the front door that an error is already a complete page.
  if (hasMalformedSession(request.cookies))
    response.cookies.set(sessionCookieName(), "", {
      ...sessionCookieAttributes(),
      expires: new Date(0),
    });
  return withHeaders(response, {
    ...headers,
    ...agencyHeader(path),
    "content-security-policy": policy,
    ...(status ? { "x-error-page": "1" } : {}),
  });
}

/**
 * Responds with a file of the agency under the same URL. Its route says how it may be kept and
 * used: where a header is set here already, Next drops the route's.
 */
export function rewriteToFile(request: NextRequest, path: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  const response = withHeaders(NextResponse.rewrite(url), agencyHeader(path));
  response.headers.delete("Cache-Control");
  return response;
}

/** A redirect within the site, to a root-relative location; `remembered` cookies last a year. */
export function redirectTo(
  request: NextRequest,
  location: string,
  { status, remembered = {} }: { status: 307 | 308; remembered?: Record<string, string> },
): NextResponse {
  const response = NextResponse.redirect(new URL(location, request.nextUrl), status);
  for (const [name, value] of Object.entries(remembered))
    response.cookies.set(name, value, {
      path: "/",
      maxAge: aYear,
      sameSite: "lax",
      secure: isHttps(),
    });
  return withHeaders(response, {});
}
