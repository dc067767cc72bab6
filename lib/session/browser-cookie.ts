import { env, publicProtocol } from "@/lib/env";
import { sessionCookieAttributes } from "./session-cookie";

/**
 * Tells limits that somebody has signed in here before. Opens nothing and outlives the session; of
 * this host alone, so of this agency. Only what the backend signs counts.
 */
export const browserCookieName = (): "__Host-browser" | "browser" =>
  publicProtocol(env()) === "https" ? "__Host-browser" : "browser";

export const browserCookieAttributes = () => ({
  ...sessionCookieAttributes(),
  maxAge: 365 * 24 * 60 * 60,
});
