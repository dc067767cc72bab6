import type { HotelSummary } from "@/lib/api/contract/hotels";
import type { Point } from "@/lib/api/contract/point";
import type { Money } from "@/lib/money/money";
import type { MapRegion } from "./map-region";

export type MapPin = Point & {
  id: string;
  name: string;
  picture: string;
  /** Said below the name, such as how much there is. */
  note?: string;
  /** Only hotels have these. */
  rating?: Pick<HotelSummary, "hotelClass" | "guestScore">;
  /** Null draws a dot: of viewers without price rights. */
  total: Money | null;
  /** The rest of the URL, after the map's `hrefStem`. */
  href: string;
};
/** A town or an airport for orientation; the most important first. */
export type MapPlace = Point & { name: string; kind: "city" | "airport" };

/** Everything a map in the browser is drawn from. `tiles`: external map tiles, if configured. */
export type MapView = {
  place: Point & { name: string };
  /** What was searched, if it was a part of the map; `radius` in km. */
  area: (Point & { radius: number }) | null;
  /**
   * The URL of the same search without an area, to which one is appended; null where none can be
   * searched.
   */
  areaHref: string | null;
  pins: readonly MapPin[];
  /** What all pins' URLs begin with. */
  hrefStem: string;
  /** Locations of the results on this page of the list: the map's initial view. */
  listed: readonly Point[];
  region: MapRegion;
  places: readonly MapPlace[];
  tiles: { url: string; attribution: string; maximumZoom: number } | null;
};
