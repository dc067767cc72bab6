import "server-only";
import pLimit from "p-limit";
import { listSavedItemsEndpoint } from "@/lib/api/contract/saved-items";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getHotel } from "./hotels";
import { readOrInstead } from "./read-or-instead";

/** Of a hundred hotels not all at once. */
const concurrency = 8;

/**
 * What the signed-in user saved, latest first, described in the page's language.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function listSavedEntries(tenant: string): Promise<ShownEntry[]> {
  const { items } = await (await apiForRequest(tenant)).call(listSavedItemsEndpoint);
  const limit = pLimit(concurrency);
  return Promise.all(
    items.map(({ service, id, search }) =>
      limit(() =>
        readOrInstead(
          "saved hotel",
          async (): Promise<ShownEntry> => {
            const hotel = await getHotel(tenant, id);
            return hotel
              ? { state: "known", item: toKeptHotel(hotel, search) }
              : { state: "gone", item: { service, id } };
          },
          { state: "failed" as const, item: { service, id } },
        ),
      ),
    ),
  );
}
