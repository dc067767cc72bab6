import type { Agency } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";
import { toWebUrl } from "@/lib/to-web-url";

/**
 * Where Sign Up leads: the registration page, the agency's own site where sign-in is theirs alone,
 * or null where the agency takes no new people.
 */
export function resolveSignUpUrl(
  { isHideSignupOption, sso, returnUrl }: Pick<Agency, "isHideSignupOption" | "sso" | "returnUrl">,
  prefix: string,
): string | null {
  if (isHideSignupOption) return null;
  const isElsewhere = sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers;
  return (isElsewhere ? toWebUrl(returnUrl) : null) ?? `${prefix}${paths.signUp()}`;
}
