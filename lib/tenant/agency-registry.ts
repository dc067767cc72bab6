import { randomUUID } from "node:crypto";
import { getAgencyEndpoint, toAgency, type Agency } from "@/lib/api/contract/agencies";
import { createApi } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { env } from "@/lib/env";
import { createAgencyRegistry, type AgencyRegistry } from "./create-agency-registry";
import { resolveTenant, type TenantHost } from "./resolve-tenant";

declare global {
  /** Middleware and pages are bundled apart: only here does a purge reach both. */
  var agencyRegistry: AgencyRegistry | undefined;
}

async function fetchAgency(host: string): Promise<Agency | null> {
  const { MAIN_API_URL, RESORT_API_URL, BACKEND_TOKEN } = env();
  if (!MAIN_API_URL || !RESORT_API_URL || !BACKEND_TOKEN) throw new Error("the main API's address is not known yet");
  const context = { agencyHost: host, language: "en", sessionId: randomUUID(), timeZone: "UTC" };
  const api = createApi({ mainUrl: MAIN_API_URL, resortUrl: RESORT_API_URL, backendToken: BACKEND_TOKEN, context });
  try {
    const agency = toAgency((await api.call(getAgencyEndpoint)).agency);
    // Fail closed: an API that overlooks the host would show one agency on another's address.
    if (!hostsOf(agency).includes(host)) throw new Error(`the main API answered with agency ${agency.subdomain} for ${host}`);
    return agency;
  } catch (error) {
    // Another 404 means a wrong address of the API, which must not make every agency unknown.
    if (error instanceof ApiError && error.status === 404 && error.code === "agency_not_found") return null;
    throw error;
  }
}

const subdomainHost = (subdomain: string) => `${subdomain}.${env().ROOT_DOMAIN}`;
const hostsOf = ({ subdomain, domains }: Agency) => [subdomainHost(subdomain), ...domains.map((domain) => domain.replace(/^www\./, ""))];
const registry = () => (globalThis.agencyRegistry ??= createAgencyRegistry({ fetchAgency }));

/** The agency that answers a resolved host, active or not; null when there is none. @throws when the API can't say and nothing is known */
export const findAgency = ({ host, subdomain }: TenantHost): Promise<Agency | null> => registry().find(subdomain ? subdomainHost(subdomain) : host);

/** The agency of a Host header; null when the header or the agency doesn't stand for one. @throws as `findAgency` */
export async function findAgencyByHost(header: string | null): Promise<Agency | null> {
  const { ROOT_DOMAIN, DEFAULT_AGENCY } = env();
  const tenant = resolveTenant(header, { rootDomain: ROOT_DOMAIN, defaultAgency: DEFAULT_AGENCY });
  return tenant && findAgency(tenant);
}

/** @throws as `findAgency` */
export const findAgencyBySubdomain = (subdomain: string): Promise<Agency | null> => registry().find(subdomainHost(subdomain));

/** Forgets an agency at once, under all its hosts, and every host that had none. */
export const purgeAgency = (subdomain: string): void => registry().purge(subdomain);
