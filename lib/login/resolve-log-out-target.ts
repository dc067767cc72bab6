import type { Agency } from "@/lib/api/contract/agencies";
import { toWebUrl } from "@/lib/to-web-url";
import { isPassed } from "./resolve-return";

type Options = {
  isAgent: boolean;
  /** The home page in the visitor's language. */ home: string;
  rootDomain: string;
};

/**
 * Where a logout ends: an agent's at home, anybody else's at the agency's return URL. Never at a
 * URL that may sign in again at once, because users on a shared computer must be able to rely on a
 * logout: neither the site that signs the agency's users in, nor a page of ours that does.
 */
export function resolveLogOutTarget(
  {
    subdomain,
    domains,
    sso,
    returnUrl,
  }: Pick<Agency, "subdomain" | "domains" | "sso" | "returnUrl">,
  { isAgent, home, rootDomain }: Options,
): string {
  const target = toWebUrl(returnUrl);
  if (isAgent || !target || sso.isSSOEnabled) return home;
  const { hostname, pathname } = new URL(target);
  const isOurs = [...domains, `${subdomain}.${rootDomain}`].includes(hostname);
  return isOurs && isPassed(pathname) ? home : target;
}
