import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import {
  listCancellationPoliciesEndpoint,
  type CancellationPolicy,
} from "@/lib/api/contract/cancellation-policies";
import { activeServices } from "@/lib/deals/active-services";
import { sharedRead } from "./shared-read";

const list = (tenant: string) =>
  sharedRead(tenant, {
    name: "cancellation policies",
    content: ["policies"],
    read: async (api) => (await api.call(listCancellationPoliciesEndpoint)).data,
  });

/**
 * The cancellation fees of a cruise line, by its code; null for an unknown code and if the agency
 * sells no cruises.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getCancellationPolicy(
  agency: Agency,
  { line }: { line: string },
): Promise<CancellationPolicy | null> {
  if (!activeServices(agency).some(({ id }) => id === "cruises")) return null;
  return (await list(agency.subdomain)).find(({ code }) => code === line) ?? null;
}
