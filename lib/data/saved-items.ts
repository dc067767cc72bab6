import "server-only";
import pLimit from "p-limit";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { listSavedItemsEndpoint, type SavedItem } from "@/lib/api/contract/saved-items";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";
import { keptKindOf } from "@/lib/services/kept-kinds";
import { apiForRequest } from "@/lib/session/api-for-request";
import { getHotel } from "./hotels";
import { readOrInstead } from "./read-or-instead";

/** Of a hundred not all at once. */
const concurrency = 8;

/** Loads what an item is, null if that is gone. What is stored of the others says it. */
const loaders: Partial<
  Record<SavableService, (tenant: string, saved: SavedItem) => Promise<KeptItem | null>>
> = {
  hotels: async (tenant, { id, search }) => {
    const hotel = await getHotel(tenant, id);
    return hotel && toKeptHotel(hotel, search);
  },
};

/**
 * What the signed-in user saved, latest first, described in the page's language as far as it can be
 * loaded.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function listSavedEntries(tenant: string): Promise<ShownEntry[]> {
  const { items } = await (await apiForRequest(tenant)).call(listSavedItemsEndpoint);
  const limit = pLimit(concurrency);
  return Promise.all(
    items.map(async (saved): Promise<ShownEntry> => {
      const { service, id, search } = saved;
      const item = { service, id, search };
      const load = loaders[service];
      if (!load) {
        const known = keptKindOf(item).read(item);
        return known ? { state: "known", item: known } : { state: "gone", item };
      }
      return limit(() =>
        readOrInstead(
          "saved item",
          async (): Promise<ShownEntry> => {
            const known = await load(tenant, saved);
            return known ? { state: "known", item: known } : { state: "gone", item };
          },
          { state: "failed" as const, item },
        ),
      );
    }),
  );
}
