import "server-only";
import { listDomainsEndpoint, type AgencyDomain } from "@/lib/api/contract/domains";
import { apiForRequest } from "@/lib/session/api-for-request";

/** The agency's own domains. @throws ApiError or ContractError, see `createApi` */
export async function listDomains(tenant: string): Promise<AgencyDomain[]> {
  const api = await apiForRequest(tenant);
  return (await api.call(listDomainsEndpoint, {})).domains;
}
