import "server-only";
import type * as z from "zod";
import { getDashboardEndpoint } from "@/lib/api/contract/dashboards";
import { apiForRequest } from "@/lib/session/api-for-request";

export type Dashboard = z.output<typeof getDashboardEndpoint.response>;

/**
 * Figures of the agency for its staff. @throws ApiError 403 for travellers, else see `createApi`
 */
export const getDashboard = async (tenant: string): Promise<Dashboard> =>
  (await apiForRequest(tenant)).call(getDashboardEndpoint);
