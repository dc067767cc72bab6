import "server-only";
import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { logProblem } from "@/lib/log-problem";
import { apiForRequest } from "@/lib/session/api-for-request";

/** Cruise lines the agency sells, for the search panel; an empty list when they can't be had (the field is optional). */
export async function listShipLines(tenant: string): Promise<{ code: string; name: string }[]> {
  try {
    return (await (await apiForRequest(tenant)).call(listShipLinesEndpoint)).data;
  } catch (error) {
    logProblem("ship lines", error);
    return [];
  }
}
