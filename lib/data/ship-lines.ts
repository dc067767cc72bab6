import "server-only";
import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";

/**
 * Cruise lines the agency sells, for the search panel; empty if they can't be loaded (the field is
 * optional).
 */
export const listShipLines = (tenant: string): Promise<{ code: string; name: string }[]> =>
  optionalRead(
    "ship lines",
    async () => (await (await apiForRequest(tenant)).call(listShipLinesEndpoint)).data,
    [],
  );
