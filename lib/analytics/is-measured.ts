import { isSensitivePage } from "@/lib/security-policy";

/** Query names that say who somebody is, let somebody in, or lead to one person's offer (ASVS 14.2.3). */
const personal = /^(?:id|key|quote|.*Id|.*token.*|code|email|reference.*|redirect|returnUrl|navigateTo|state|checkout)$/i;
/** Paths whose last part is such a name. */
const personalPath = /^\/(?:url|mytrip|bookings|deal-link|users|clients|disapproveProposal|allowAgentProposal|newPassword)(?:\/|$)|\/(?:deal|confirmation)\//i;

/**
 * Whether a page may be counted at all. Both providers are sent the address as it is, so pages whose address is somebody's own
 * are left out, like sign-in and payment. `path` is without a language.
 */
export const isMeasured = (path: string, search: string): boolean =>
  !isSensitivePage(path) && !personalPath.test(path) && ![...new URLSearchParams(search).keys()].some((name) => personal.test(name));
