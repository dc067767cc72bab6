import { isLanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import { resolveReturn } from "@/lib/login/resolve-return";
import { toLandingPath } from "@/lib/login/landing-path";

/**
 * Where a sign-in leads: the requested path of this site in the page's language, unless it has one
 * itself; else where its user lands.
 */
export function toSsoTarget(navigateTo: unknown, prefix: string, user: User): string {
  const path = resolveReturn(navigateTo);
  if (!path) return toLandingPath(user, prefix);
  const first = path.split(/[/?#]/)[1] ?? "";
  if (!prefix || isLanguageCode(first)) return path;
  return /^\/(?:[?#]|$)/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
}
