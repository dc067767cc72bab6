import { isIP } from "node:net";
import type { DomainRecords } from "@/lib/api/contract/domains";

/** Where an agency's domain has to lead: this site's addresses, or a host that has them. */
export type DomainTarget = { ips: readonly string[]; host: string | null };
type Expected = DomainRecords["expected"];

/**
 * What an operator has said that this site's addresses are (`SITE_ADDRESSES`), else the agency's
 * own host under the root domain.
 */
export function toTarget(
  siteAddresses: readonly string[],
  { subdomain, rootDomain }: { subdomain: string; rootDomain: string },
): DomainTarget {
  if (siteAddresses.length === 0) return { ips: [], host: `${subdomain}.${rootDomain}` };
  const ips = siteAddresses.filter((address) => isIP(address) !== 0);
  return { ips, host: siteAddresses.find((address) => isIP(address) === 0) ?? null };
}

export const toProofRecord = (domain: string, token: string) =>
  ({ type: "TXT", name: `_site-verify.${domain}`, value: `site-verify=${token}` }) as const;

/** The records that lead a domain here; with a CNAME none of the others are needed. */
export const toAddressRecords = (domain: string, { ips, host }: DomainTarget): Expected => [
  ...(host ? [{ type: "CNAME" as const, name: domain, value: host }] : []),
  ...ips.map((value) => ({
    type: isIP(value) === 6 ? ("AAAA" as const) : ("A" as const),
    name: domain,
    value,
  })),
];
