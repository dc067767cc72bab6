import "server-only";
import { env } from "@/lib/env";
import { toMapRegion } from "@/lib/maps/map-region";
import type { MapView } from "@/lib/maps/map-view";
import { listMapPlaces, listPlacesAroundHotel } from "./map-places";

/** A map of pins around a place, on the configured tiles or on a plan of the surroundings. */
export async function getMapView(
  tenant: string,
  shown: Pick<MapView, "place" | "area" | "areaHref" | "pins" | "hrefStem" | "listed">,
  listPlaces = listMapPlaces,
): Promise<MapView> {
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION, MAP_TILES_MAX_ZOOM } = env();
  const region = toMapRegion(shown.place, shown.pins);
  if (MAP_TILES_URL) {
    const tiles = {
      url: MAP_TILES_URL,
      attribution: MAP_TILES_ATTRIBUTION ?? "",
      maximumZoom: MAP_TILES_MAX_ZOOM,
    };
    return { ...shown, region, tiles, places: [] };
  }
  return { ...shown, region, tiles: null, places: await listPlaces(tenant, region) };
}

/** A map of where a hotel is. */
export const getHotelMapView = (
  tenant: string,
  { name, latitude, longitude }: MapView["place"],
): Promise<MapView> =>
  getMapView(
    tenant,
    {
      place: { name, latitude, longitude },
      area: null,
      areaHref: null,
      pins: [],
      hrefStem: "",
      listed: [{ latitude, longitude }],
    },
    listPlacesAroundHotel,
  );
