import type { Agency } from "@/lib/api/contract/agencies";
import { env } from "@/lib/env";
import { createAgencyRegistry, type AgencyRegistry } from "./create-agency-registry";
import { fetchAgency, subdomainHost } from "./fetch-agency";
import { resolveTenant, type TenantHost } from "./resolve-tenant";

declare global {
  /** Middleware and pages are bundled apart: only here does a purge reach both. */
  var agencyRegistry: AgencyRegistry | undefined;
}

const registry = () =>
  (globalThis.agencyRegistry ??= createAgencyRegistry({
    fetchAgency: (host) => fetchAgency(host, env()),
  }));

/** @throws as `findAgency` */
export async function findAgencyBySubdomain(subdomain: string): Promise<Agency | null> {
  // What comes from a path is resolved like what comes from a header, so that it can be no other
  // host's name.
  const settings = env();
  const tenant = resolveTenant(subdomainHost(subdomain, settings), {
    rootDomain: settings.ROOT_DOMAIN,
    defaultAgency: settings.DEFAULT_AGENCY,
  });
  return tenant?.subdomain === subdomain ? registry().find(tenant.host) : null;
}

/**
 * The agency that answers a resolved host, active or not; null when there is none.
 * @throws when nothing is known about the host and the API can't say
 */
const findAgency = ({ host, subdomain }: TenantHost): Promise<Agency | null> =>
  subdomain ? findAgencyBySubdomain(subdomain) : registry().find(host);

/**
 * The agency of a Host header; null when the header or the agency doesn't stand for one. @throws as
 * `findAgency`
 */
export async function findAgencyByHost(header: string | null): Promise<Agency | null> {
  const { ROOT_DOMAIN, DEFAULT_AGENCY } = env();
  const tenant = resolveTenant(header, { rootDomain: ROOT_DOMAIN, defaultAgency: DEFAULT_AGENCY });
  return tenant && findAgency(tenant);
}

/**
 * Forgets an agency at once, under all its hosts, and every host that had none.
 * @public
 */
export const purgeAgency = (subdomain: string): void => registry().purge(subdomain);
