import { daySeconds } from "@/lib/dates/durations";
import { env, publicProtocol } from "@/lib/env";
import { sessionCookieAttributes } from "./session-cookie";

/**
 * Tells rate limits that a user has signed in here before. Grants no access and outlives the
 * session; limited to this host, so to this agency. Only values signed by the backend count.
 */
export const browserCookieName = (): "__Host-browser" | "browser" =>
  publicProtocol(env()) === "https" ? "__Host-browser" : "browser";

export const browserCookieAttributes = () => ({
  ...sessionCookieAttributes(),
  maxAge: 365 * daySeconds,
});
