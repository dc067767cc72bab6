import "server-only";
import type * as z from "zod";
import { listAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import type { AuditQuery } from "@/lib/audit/audit-query";
import { onlyGiven } from "@/lib/lists/read-fields";
import { apiForRequest } from "@/lib/session/api-for-request";

export type AuditPage = z.output<typeof listAuditEventsEndpoint.response>;

/**
 * A page of what the agency's members did. @throws ApiError or ContractError, see `createApi`
 */
export async function listAuditEvents(tenant: string, query: AuditQuery): Promise<AuditPage> {
  const api = await apiForRequest(tenant);
  return api.call(listAuditEventsEndpoint, { query: onlyGiven(query) });
}
