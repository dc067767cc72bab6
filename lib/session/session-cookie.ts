import { env, publicProtocol } from "@/lib/env";

/** The only cookie that proves a session: opaque, per host. `__Host-` only works on https. */
export const sessionCookieName = (): "__Host-sid" | "sid" =>
  publicProtocol(env()) === "https" ? "__Host-sid" : "sid";

/**
 * Attributes of the session cookie besides its expiry. Never a Domain: a parent domain is shared
 * with other agencies.
 */
export const sessionCookieAttributes = () => ({
  httpOnly: true,
  secure: publicProtocol(env()) === "https",
  sameSite: "lax" as const,
  path: "/",
});

/**
 * The characters of a bearer token (RFC 6750 §2.1), including another main API's. Anything else
 * would be invalid in a header.
 */
const tokenPattern = /^[A-Za-z0-9._~+/-]{1,4096}=*$/;
type Cookies = { get: (name: string) => { value: string } | undefined };

/** A request's session token; null without one, and for a malformed cookie. */
export function getSessionToken(cookies: Cookies): string | null {
  const value = cookies.get(sessionCookieName())?.value;
  return value !== undefined && tokenPattern.test(value) ? value : null;
}

/** Whether the browser has a malformed session cookie: it grants nothing and should be removed. */
export const hasMalformedSession = (cookies: Cookies): boolean =>
  cookies.get(sessionCookieName()) !== undefined && getSessionToken(cookies) === null;
