import "server-only";
import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

/**
 * Cruise lines the agency sells, for the search panel; empty if they can't be loaded (the field is
 * optional).
 */
export const listShipLines = (tenant: string): Promise<readonly { code: string; name: string }[]> =>
  optionalRead(
    "ship lines",
    () =>
      sharedRead(tenant, {
        name: "ship lines",
        content: [],
        read: async (api) => (await api.call(listShipLinesEndpoint)).data,
      }),
    [],
  );
