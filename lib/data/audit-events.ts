import "server-only";
import type * as z from "zod";
import { listAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { apiForRequest } from "@/lib/session/api-for-request";

export type AuditPage = z.output<typeof listAuditEventsEndpoint.response>;

/**
 * A page of what the agency's members did. @throws ApiError or ContractError, see `createApi`
 */
export async function listAuditEvents(
  tenant: string,
  query: ListQueryOf<"audit">,
): Promise<AuditPage> {
  const api = await apiForRequest(tenant);
  return api.call(listAuditEventsEndpoint, { query: listQueries.audit.toInput(query) });
}
