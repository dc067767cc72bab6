import type { Agency } from "@/lib/api/contract/agencies";
import { toWebUrl } from "@/lib/to-web-url";

/**
 * Where Log In leads: the login page, the agency's own site if sign-in is only there, or null if
 * the agency doesn't offer it (`/login` itself stays open for its owners).
 */
export function resolveLogInUrl(
  { isHideLoginOption, sso, returnUrl }: Pick<Agency, "isHideLoginOption" | "sso" | "returnUrl">,
  prefix: string,
): string | null {
  if (isHideLoginOption) return null;
  const isElsewhere = sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers;
  return (isElsewhere ? toWebUrl(returnUrl) : null) ?? `${prefix}/login`;
}
