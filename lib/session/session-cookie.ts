import { env, publicProtocol } from "@/lib/env";

/** The one cookie that proves a session: opaque, per host (decision 4). `__Host-` only exists on https. */
export const sessionCookieName = (): "__Host-sid" | "sid" => (publicProtocol(env()) === "https" ? "__Host-sid" : "sid");

/** Attributes of the session cookie besides its end. Never a Domain: a parent domain is shared with other agencies. */
export const sessionCookieAttributes = () => ({
  httpOnly: true,
  secure: publicProtocol(env()) === "https",
  sameSite: "lax" as const,
  path: "/",
});
