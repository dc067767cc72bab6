export type TenantHost = {
  /** Lower case, without port, trailing dot and leading `www.`. */
  host: string;
  /**
   * Set for hosts under the root domain; other hosts are looked up among the agencies' own domains.
   */
  subdomain: string | null;
};

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);
/** WHATWG URL: a host whose last label is a number is an IPv4 address, in any notation. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/;
/** Names that are paths of the site itself. */
const reserved = new Set(["www", "api", "assets", "agency-status"]);

/**
 * Which agency a Host header names; null for anything but exactly one plain host name. The bare
 * root domain is the default agency, bare IP addresses are none.
 */
export function resolveTenant(
  header: string | null | undefined,
  { rootDomain, defaultAgency }: { rootDomain: string; defaultAgency: string },
): TenantHost | null {
  // Before lower-casing, which maps a few letters of other scripts to ASCII.
  if (!header || !/^[A-Za-z0-9.-]+(?::\d{1,5})?$/.test(header)) return null;
  const host = header
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  if (!hostName.test(host) || endsInNumber.test(host) || host.startsWith("www.")) return null;
  if (host === rootDomain) return { host, subdomain: defaultAgency };
  if (!host.endsWith(`.${rootDomain}`))
    return host.includes(".") ? { host, subdomain: null } : null;
  const subdomain = host.slice(0, -rootDomain.length - 1);
  return subdomain.includes(".") || reserved.has(subdomain) ? null : { host, subdomain };
}
