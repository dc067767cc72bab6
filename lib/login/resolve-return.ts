import { safePath } from "@/lib/safe-path";

/** Transitional pages: returning to one of them would be a dead end. */
const passed =
  /^(?:\/[a-z]{2})?\/(?:login|signup|forgotpassword|newPassword|verify|logout|sso|social)(?:[/?#]|$)/i;

/** Whether a path is never returned to. */
export const isPassed = (path: string): boolean => passed.test(path);

/**
 * Where to go after signing in or up, from the query; null if there is no target, or it is off this
 * site.
 */
export function resolveReturn(value: unknown): string | null {
  const path = safePath(value, "");
  return path && !isPassed(path) ? path : null;
}
