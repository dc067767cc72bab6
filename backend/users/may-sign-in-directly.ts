import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { UserType } from "@/lib/api/contract/roles";

/** Whoever runs the agency must get in also while its own sign-in is broken. */
const mayAlways: readonly UserType[] = ["AgencyOwner", "Admin"];

/**
 * Whether somebody signs in by password here and not on the agency's own site; null asks for
 * somebody new.
 */
export const maySignInDirectly = (
  { sso }: Pick<AgencyWire, "sso">,
  userType: UserType | null,
): boolean =>
  !sso.isSSOEnabled ||
  sso.isDirectLoginAllowedForSSOUsers ||
  (userType !== null && mayAlways.includes(userType));
