import "server-only";
import { listMapPlacesEndpoint } from "@/lib/api/contract/suggestions";
import type { Api } from "@/lib/api/create-api";
import type { MapRegion } from "@/lib/maps/map-region";
import type { MapPlace } from "@/lib/maps/map-view";
import { apiForRequest } from "@/lib/session/api-for-request";
import { optionalRead } from "./optional-read";
import { sharedRead } from "./shared-read";

const read = async (api: Api, { west, south, east, north }: MapRegion): Promise<MapPlace[]> =>
  (await api.call(listMapPlacesEndpoint, { query: { west, south, east, north } })).data;

/** Towns and airports of a region (degrees), the most important first; a map works without them. */
export const listMapPlaces = (tenant: string, region: MapRegion): Promise<MapPlace[]> =>
  optionalRead("places of a map", async () => read(await apiForRequest(tenant), region), []);

/**
 * The same around a hotel: read once for all visitors, as the hotel is. Other regions come from the
 * URL, which would let any request fill the memory.
 */
export const listPlacesAroundHotel = (tenant: string, region: MapRegion): Promise<MapPlace[]> =>
  optionalRead(
    "places around a hotel",
    () =>
      sharedRead(tenant, {
        name: `places ${JSON.stringify(region)}`,
        content: ["hotels"],
        read: (api) => read(api, region),
      }),
    [],
  );
