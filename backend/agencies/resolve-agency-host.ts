const hostName = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * Normalises a host for the agency lookup. Case, port, a trailing dot and `www.` don't matter, as
 * domains are stored without them. Null for a malformed host name or one deeper under the root
 * domain.
 */
export function resolveAgencyHost(
  given: string,
  { rootDomain, defaultAgency }: { rootDomain: string; defaultAgency: string },
): { subdomain: string } | { domain: string } | null {
  const host = given
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  if (!hostName.test(host)) return null;
  if (host === rootDomain) return { subdomain: defaultAgency };
  if (!host.endsWith(`.${rootDomain}`)) return { domain: host };
  const subdomain = host.slice(0, -rootDomain.length - 1);
  return subdomain.includes(".") ? null : { subdomain };
}
