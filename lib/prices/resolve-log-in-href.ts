import type { Agency } from "@/lib/api/contract/agencies";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { siteOrigin } from "@/lib/tenant/site-origin";

/**
 * Where the viewer can get to see a page's price: sign-in, or sign-up if only that is offered, with
 * the way back; null if there is no way.
 */
export function resolveLogInHref(
  agency: Agency,
  { prefix, here }: { prefix: string; here: string },
): string | null {
  const url = resolveLogInUrl(agency, prefix) ?? resolveSignUpUrl(agency, prefix);
  return url && toLogInHref(url, here, siteOrigin(agency));
}
