import { sessionCookieAttributes } from "@/lib/session/session-cookie";
import { env, publicProtocol } from "@/lib/env";

/**
 * Holds the state of a sign-in that began in this browser, until it comes back. Of this host alone,
 * so of this agency. Lax: providers send back by a link's way (GET); what an agency's site sends by
 * POST comes without it and takes one more step (docs/sso.md).
 */
export const ssoCookieName = (): "__Host-sso" | "sso" =>
  publicProtocol(env()) === "https" ? "__Host-sso" : "sso";

export const ssoCookieAttributes = sessionCookieAttributes;
