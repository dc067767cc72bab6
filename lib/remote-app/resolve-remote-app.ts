import type { Env } from "@/lib/env";

/** First segments of the paths that are this site's own: the pages under app/[tenant]/[locale], and the public routes of spec §2 still without one. */
export const ownSegments: ReadonlySet<string> = new Set([
  "about",
  "agency-terms-and-conditions",
  "allowAgentProposal",
  "blog",
  "bookings",
  "booknow",
  "cancellation-policy",
  "cookies-policy",
  "currencies",
  "dashboard",
  "deal-link",
  "destination",
  "dev",
  "disapproveProposal",
  "disclaimer",
  "errors",
  "expiry",
  "faqs",
  "find-booking",
  "flight-details",
  "forgotpassword",
  "hotel-details",
  "login",
  "logout",
  "mytrip",
  "newPassword",
  "privacy-policy",
  "sandbox-payment",
  "settings",
  "signup",
  "social",
  "sso",
  "subscription",
  "top-destination",
  "url",
  "user-terms-and-conditions",
  "verify",
  "wallet",
]);

export type RemoteApp = {
  /** Where its theme and its script come from. */
  origin: string;
  /** All it may load and call besides this site, its own origin among them. */
  origins: readonly string[];
};

/**
 * The remote main app where it shows this path, null where the path is ours or no app is configured (decision 10).
 * `path` is without a language. What ends like a file is never a page of it: scanners and browsers ask for many that don't exist.
 */
export function resolveRemoteApp(
  path: string,
  { REMOTE_APP_ORIGIN, REMOTE_APP_ALLOWED_ORIGINS }: Pick<Env, "REMOTE_APP_ORIGIN" | "REMOTE_APP_ALLOWED_ORIGINS">,
): RemoteApp | null {
  const segments = path.split("/").filter(Boolean);
  const [first] = segments;
  if (!REMOTE_APP_ORIGIN || first === undefined || ownSegments.has(first) || segments.at(-1)?.includes(".")) return null;
  return { origin: REMOTE_APP_ORIGIN, origins: [REMOTE_APP_ORIGIN, ...REMOTE_APP_ALLOWED_ORIGINS] };
}
