import { safePath } from "@/lib/safe-path";

/** Pages one only passes: back to one of them would be a dead loop. */
const passed =
  /^(?:\/[a-z]{2})?\/(?:login|signup|forgotpassword|newPassword|verify|logout|sso|social)(?:[/?#]|$)/i;

/** Whether a path is one that nobody is led back to. */
export const isPassed = (path: string): boolean => passed.test(path);

/**
 * Where somebody goes on to after signing in or up, of what the address asks for; null where
 * nothing, or nothing of this site, was asked for.
 */
export function resolveReturn(asked: unknown): string | null {
  const path = safePath(asked, "");
  return path && !isPassed(path) ? path : null;
}
