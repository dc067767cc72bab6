import type { Agency } from "@/lib/api/contract/agencies";
import { env } from "@/lib/env";
import { createAgencyRegistry, type AgencyRegistry } from "./create-agency-registry";
import { fetchAgency, subdomainHost } from "./fetch-agency";
import { resolveTenant, type TenantHost } from "./resolve-tenant";

declare global {
  /** Middleware and pages are bundled separately: a purge reaches both only through this global. */
  var agencyRegistry: AgencyRegistry | undefined;
}

const registry = () =>
  (globalThis.agencyRegistry ??= createAgencyRegistry({
    fetchAgency: (host) => fetchAgency(host, env()),
  }));

/** @throws as `findAgency` */
export async function findAgencyBySubdomain(subdomain: string): Promise<Agency | null> {
  // A path segment is resolved like a header, so that it can't become another host's name.
  const settings = env();
  const tenant = resolveTenant(subdomainHost(subdomain, settings), {
    rootDomain: settings.ROOT_DOMAIN,
    defaultAgency: settings.DEFAULT_AGENCY,
  });
  return tenant?.subdomain === subdomain ? registry().find(tenant.host) : null;
}

/**
 * The agency at a resolved host, active or not; null if there is none.
 * @throws if nothing is cached for the host and the API fails
 */
const findAgency = ({ host, subdomain }: TenantHost): Promise<Agency | null> =>
  subdomain ? findAgencyBySubdomain(subdomain) : registry().find(host);

/**
 * The agency of a Host header; null if the header or the agency is invalid. @throws as `findAgency`
 */
export async function findAgencyByHost(header: string | null): Promise<Agency | null> {
  const { ROOT_DOMAIN, DEFAULT_AGENCY } = env();
  const tenant = resolveTenant(header, { rootDomain: ROOT_DOMAIN, defaultAgency: DEFAULT_AGENCY });
  return tenant && findAgency(tenant);
}

/**
 * Drops an agency from the cache, under all its hosts, and every host that had none.
 * @public
 */
export const purgeAgency = (subdomain: string): void => registry().purge(subdomain);
