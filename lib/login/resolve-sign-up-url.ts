import type { Agency } from "@/lib/api/contract/agencies";
import { toWebUrl } from "@/lib/to-web-url";

/**
 * Where Sign Up leads: the agency's own site where sign-in is theirs alone (spec §6 SSO), or null where the agency
 * doesn't offer it. This site has no registration of its own yet, and nothing leads to a page that isn't there.
 */
export function resolveSignUpUrl({ isHideSignupOption, sso, returnUrl }: Pick<Agency, "isHideSignupOption" | "sso" | "returnUrl">): string | null {
  const isElsewhere = sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers;
  return !isHideSignupOption && isElsewhere ? toWebUrl(returnUrl) : null;
}
