import type { Money } from "@/lib/money/money";
import type { MapRegion } from "./map-region";

export type MapPin = { id: string; name: string; latitude: number; longitude: number; total?: Money | undefined };
/** A town or an airport whose name helps to find one's way; the most important first. */
export type MapPlace = { name: string; latitude: number; longitude: number; kind: "city" | "airport" };

/** Everything a map in the browser is drawn from. `tiles`: map pictures from elsewhere, where an operator has chosen some. */
export type MapView = {
  place: { name: string; latitude: number; longitude: number };
  pins: readonly MapPin[];
  /** Where the hotels of this page of the list are: what the map shows first. */
  listed: readonly { latitude: number; longitude: number }[];
  region: MapRegion;
  land: readonly (readonly (readonly [latitude: number, longitude: number])[])[];
  places: readonly MapPlace[];
  tiles: { url: string; attribution: string } | null;
};
