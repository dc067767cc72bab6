import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { UserType } from "@/lib/api/contract/roles";

/** Owners and admins must be able to sign in even if the agency's own sign-in is broken. */
const mayAlways: readonly UserType[] = ["AgencyOwner", "Admin"];

/**
 * Whether a user signs in by password here and not on the agency's own site; null stands for a new
 * user.
 */
export const maySignInDirectly = (
  { sso }: Pick<AgencyWire, "sso">,
  userType: UserType | null,
): boolean =>
  !sso.isSSOEnabled ||
  sso.isDirectLoginAllowedForSSOUsers ||
  (userType !== null && mayAlways.includes(userType));
