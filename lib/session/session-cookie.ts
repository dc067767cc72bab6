import { env, publicProtocol } from "@/lib/env";

/** The one cookie that proves a session: opaque, per host. `__Host-` only exists on https. */
export const sessionCookieName = (): "__Host-sid" | "sid" =>
  publicProtocol(env()) === "https" ? "__Host-sid" : "sid";

/**
 * Attributes of the session cookie besides its end. Never a Domain: a parent domain is shared with
 * other agencies.
 */
export const sessionCookieAttributes = () => ({
  httpOnly: true,
  secure: publicProtocol(env()) === "https",
  sameSite: "lax" as const,
  path: "/",
});

/**
 * What a bearer token is made of (RFC 6750 §2.1): also that of another main API. Anything else
 * could not even stand in a header.
 */
const tokenPattern = /^[A-Za-z0-9._~+/-]{1,4096}=*$/;
type Cookies = { get: (name: string) => { value: string } | undefined };

/**
 * The session's token of a request; null without one, and for a cookie that no session could have.
 */
export function getSessionToken(cookies: Cookies): string | null {
  const value = cookies.get(sessionCookieName())?.value;
  return value !== undefined && tokenPattern.test(value) ? value : null;
}

/**
 * Whether the browser holds a cookie that no session could have: it opens nothing and is to be
 * taken out.
 */
export const hasMalformedSession = (cookies: Cookies): boolean =>
  cookies.get(sessionCookieName()) !== undefined && getSessionToken(cookies) === null;
