import type { User } from "@/lib/api/contract/users";
import { callByPath, callWithBody } from "./call";

export type SsoArrival =
  | { ticket: string; name: string; email: string; navigateTo: string | null }
  | { user: User; navigateTo: string | null };

/**
 * Hands in the token of an agency's own site: signed in at once, or a ticket that needs the
 * person's yes. ApiError 401 for any token that isn't right.
 */
export const takeSignedToken = (body: {
  token: string;
  navigateTo: string | null;
}): Promise<SsoArrival> => callByPath("POST /api/sso/token", { body });

/** Signs in with a ticket. ApiError 410 once it was used or has expired. */
export const continueSso = callWithBody("POST /api/sso/continue");
