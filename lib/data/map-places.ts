import "server-only";
import { listMapPlacesEndpoint } from "@/lib/api/contract/suggestions";
import type { MapRegion } from "@/lib/maps/map-region";
import type { MapPlace } from "@/lib/maps/map-view";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

/** Towns and airports of a region (degrees), the most important first; a map works without them. */
export const listMapPlaces = (
  tenant: string,
  { west, south, east, north }: MapRegion,
): Promise<readonly MapPlace[]> =>
  optionalRead(
    "places of a map",
    () =>
      sharedRead(tenant, {
        name: `places ${west} ${south} ${east} ${north}`,
        content: [],
        read: async (api) =>
          (await api.call(listMapPlacesEndpoint, { query: { west, south, east, north } })).data,
      }),
    [],
  );
