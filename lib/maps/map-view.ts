import type { Point } from "@/lib/api/contract/point";
import type { Money } from "@/lib/money/money";
import type { MapRegion } from "./map-region";

export type MapPin = Point & { id: string; name: string; total?: Money | undefined };
/** A town or an airport whose name helps to find one's way; the most important first. */
export type MapPlace = Point & { name: string; kind: "city" | "airport" };

/**
 * Everything a map in the browser is drawn from. `tiles`: map pictures from elsewhere, where an
 * operator has chosen some.
 */
export type MapView = {
  place: Point & { name: string };
  pins: readonly MapPin[];
  /** Where the hotels of this page of the list are: what the map shows first. */
  listed: readonly Point[];
  region: MapRegion;
  land: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  places: readonly MapPlace[];
  tiles: { url: string; attribution: string } | null;
};
