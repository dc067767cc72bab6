import "server-only";
import { listTicketsEndpoint, type Ticket } from "@/lib/api/contract/support";
import { apiForRequest } from "@/lib/session/api-for-request";

/**
 * The user's own support requests, latest first. @throws ApiError or ContractError, see `createApi`
 */
export const listTickets = async (tenant: string): Promise<Ticket[]> =>
  (await (await apiForRequest(tenant)).call(listTicketsEndpoint)).data;
