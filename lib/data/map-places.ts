import "server-only";
import { listMapPlacesEndpoint } from "@/lib/api/contract/suggestions";
import type { MapRegion } from "@/lib/maps/map-region";
import type { MapPlace } from "@/lib/maps/map-view";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";

/** Towns and airports of a region (degrees), the most important first; a map works without them. */
export const listMapPlaces = (
  tenant: string,
  { west, south, east, north }: MapRegion,
): Promise<MapPlace[]> =>
  optionalRead(
    "places of a map",
    async () => {
      const api = await apiForRequest(tenant);
      return (await api.call(listMapPlacesEndpoint, { query: { west, south, east, north } })).data;
    },
    [],
  );
