import { sessionCookieAttributes } from "@/lib/session/session-cookie";
import { env, publicProtocol } from "@/lib/env";

/**
 * Holds the state of a sign-in that began in this browser, until it returns. Limited to this host,
 * so to this agency. Lax: providers redirect back by GET; a POST from an agency's site comes
 * without it and takes one more step (docs/sso.md).
 */
export const ssoCookieName = (): "__Host-sso" | "sso" =>
  publicProtocol(env()) === "https" ? "__Host-sso" : "sso";

export const ssoCookieAttributes = sessionCookieAttributes;
