import type { Agency } from "@/lib/api/contract/agencies";
import { can } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { paths } from "@/lib/paths";
import { toWebUrl } from "@/lib/to-web-url";

type Who = Pick<
  User,
  "isTravelAgent" | "isRestrictedAgent" | "userType" | "permissions" | "auth"
> | null;

/**
 * Owners and admins of an unsubscribed agency go to the subscription, agents to the agency's own
 * site if it has one, everyone else home.
 */
export function resolveLogoHref(
  { isSubscribed, returnUrl }: Pick<Agency, "isSubscribed" | "returnUrl">,
  user: Who,
  prefix: string,
): string {
  const mayManage = user !== null && can(user, "website.write");
  if (mayManage && !isSubscribed && user.auth[paths.subscription()]?.read)
    return `${prefix}${paths.subscription()}`;
  return (
    (user && (user.isTravelAgent || mayManage) ? toWebUrl(returnUrl) : null) ?? (prefix || "/")
  );
}
