import type { Point } from "@/lib/api/contract/point";
import type { Money } from "@/lib/money/money";
import type { MapRegion } from "./map-region";

export type MapPin = Point & { id: string; name: string; total?: Money | undefined };
/** A town or an airport for orientation; the most important first. */
export type MapPlace = Point & { name: string; kind: "city" | "airport" };

/** Everything a map in the browser is drawn from. `tiles`: external map tiles, if configured. */
export type MapView = {
  place: Point & { name: string };
  pins: readonly MapPin[];
  /** Locations of the hotels on this page of the list: the map's initial view. */
  listed: readonly Point[];
  region: MapRegion;
  land: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  places: readonly MapPlace[];
  tiles: { url: string; attribution: string } | null;
};
