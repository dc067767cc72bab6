import "server-only";
import { listTicketsEndpoint, type Ticket } from "@/lib/api/contract/support";
import { apiForRequest } from "@/lib/session/api-for-request";

/**
 * One's own requests for support, the latest first. @throws ApiError or ContractError, see
 * `createApi`
 */
export const listTickets = async (tenant: string): Promise<Ticket[]> =>
  (await (await apiForRequest(tenant)).call(listTicketsEndpoint)).data;
