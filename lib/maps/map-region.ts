import type { Point } from "@/lib/api/contract/point";

/**
 * Degrees; `west` is less than `east` even if the region crosses the date line, there beyond ±180°.
 */
export type MapRegion = { west: number; south: number; east: number; north: number };

/** Room for panning around what is shown; at least about 60 km to each side. */
const margin = { share: 0.75, least: 0.55 };

/**
 * The region a map of points around a place covers, in whole hundredths, so that neighbouring
 * searches draw the same.
 */
export function toMapRegion(place: Point, points: readonly Point[]): MapRegion {
  const reach = (key: keyof Point) =>
    points.reduce((most, point) => Math.max(most, Math.abs(point[key] - place[key])), 0);
  const around = (degrees: number, least: number) => Math.max(degrees * (1 + margin.share), least);
  const narrowing = Math.max(0.2, Math.cos((place.latitude * Math.PI) / 180));
  const [latitudes, longitudes] = [
    around(Math.min(reach("latitude"), 5), margin.least),
    around(Math.min(reach("longitude"), 10), margin.least / narrowing),
  ];
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    west: round(place.longitude - longitudes),
    east: round(place.longitude + longitudes),
    south: round(Math.max(-85, place.latitude - latitudes)),
    north: round(Math.min(85, place.latitude + latitudes)),
  };
}
