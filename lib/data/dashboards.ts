import "server-only";
import type * as z from "zod";
import { getDashboardEndpoint, type DashboardPeriod } from "@/lib/api/contract/dashboards";
import { apiForRequest } from "@/lib/session/api-for-request";

export type Dashboard = z.output<typeof getDashboardEndpoint.response>;

/**
 * What is to be done, what was sold in a period, and figures of the agency, for its staff.
 * @throws ApiError 403 for travellers, else see `createApi`
 */
export const getDashboard = async (tenant: string, period: DashboardPeriod): Promise<Dashboard> =>
  (await apiForRequest(tenant)).call(getDashboardEndpoint, { query: { period } });
