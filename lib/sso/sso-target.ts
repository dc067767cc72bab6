import { isLanguageCode } from "@/lib/api/contract/languages";
import { resolveReturn } from "@/lib/login/resolve-return";

/**
 * Where a sign-in leads: the requested path of this site in the page's language, unless it has one
 * itself; else home.
 */
export function toSsoTarget(navigateTo: unknown, prefix: string): string {
  const path = resolveReturn(navigateTo);
  if (!path) return prefix || "/";
  const first = path.split(/[/?#]/)[1] ?? "";
  if (!prefix || isLanguageCode(first)) return path;
  return /^\/(?:[?#]|$)/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`;
}
