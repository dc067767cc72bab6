import "server-only";
import { listMapPlacesEndpoint } from "@/lib/api/contract/suggestions";
import { logProblem } from "@/lib/log-problem";
import type { MapRegion } from "@/lib/maps/map-region";
import type { MapPlace } from "@/lib/maps/map-view";
import { apiForRequest } from "@/lib/session/api-for-request";

/** Towns and airports of a region (degrees), the most important first; a map stands without them, too. */
export async function listMapPlaces(tenant: string, { west, south, east, north }: MapRegion): Promise<MapPlace[]> {
  try {
    const api = await apiForRequest(tenant);
    return (await api.call(listMapPlacesEndpoint, { query: { west, south, east, north } })).data;
  } catch (error) {
    logProblem("places of a map", error);
    return [];
  }
}
