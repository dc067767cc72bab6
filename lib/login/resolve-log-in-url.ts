import type { Agency } from "@/lib/api/contract/agencies";
import { toWebUrl } from "@/lib/to-web-url";

/**
 * Where Log In leads: the login page, the agency's own site where sign-in is theirs alone,
 * or null where the agency doesn't offer it (`/login` itself stays open: its owners have to get
 * in).
 */
export function resolveLogInUrl(
  { isHideLoginOption, sso, returnUrl }: Pick<Agency, "isHideLoginOption" | "sso" | "returnUrl">,
  prefix: string,
): string | null {
  if (isHideLoginOption) return null;
  const isElsewhere = sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers;
  return (isElsewhere ? toWebUrl(returnUrl) : null) ?? `${prefix}/login`;
}
