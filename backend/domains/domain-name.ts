import { isPublicName } from "../outbound/checked-url";

/** As domains are stored and looked up: in lower case, without a dot at the end and `www.`. */
export const toDomain = (given: string): string =>
  given
    .trim()
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");

/** Also writes numbers in other ways than an IP address does, which browsers read as one. */
const isHostOf = (domain: string) =>
  URL.canParse(`https://${domain}/`) && new URL(`https://${domain}/`).hostname === domain;

/** Why no agency can have a domain as its own; null if one can. */
export function findDomainFault(
  domain: string,
  { rootDomain }: { rootDomain: string },
): string | null {
  const hasLengths =
    domain.length <= 253 && domain.split(".").every((label) => /^(?!-).{1,63}(?<!-)$/.test(label));
  if (!hasLengths || !isPublicName(domain) || !isHostOf(domain))
    return "must be a domain such as example.com, in plain letters";
  if (domain === rootDomain || domain.endsWith(`.${rootDomain}`))
    return `must not be under ${rootDomain}, which is this site's own`;
  return null;
}
