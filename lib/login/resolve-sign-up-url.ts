import type { Agency } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";
import { toWebUrl } from "@/lib/to-web-url";

/**
 * Where Sign Up leads: the registration page, the agency's own site if sign-in is only there, or
 * null if the agency takes no new users.
 */
export function resolveSignUpUrl(
  { isHideSignupOption, sso, returnUrl }: Pick<Agency, "isHideSignupOption" | "sso" | "returnUrl">,
  prefix: string,
): string | null {
  if (isHideSignupOption) return null;
  const isElsewhere = sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers;
  return (isElsewhere ? toWebUrl(returnUrl) : null) ?? `${prefix}${paths.signUp()}`;
}
