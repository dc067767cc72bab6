import { searchRadius } from "@/lib/api/contract/hotel-terms";
import type { Point } from "@/lib/api/contract/point";
import { readPoint } from "@/lib/maps/read-point";
import type { QueryInput, QueryValues } from "@/lib/query-values";

/** A part of the map that is searched instead of a place's surroundings; `radius` in km. */
export type SearchArea = Point & { radius: number };

/** The area of a search's URL, its radius one that can be searched; null without one. */
export function readSearchArea(values: QueryValues): SearchArea | null {
  const centre = readPoint(values("areaLat")[0], values("areaLong")[0]);
  const radius = Number(values("areaRadius")[0] || Number.NaN);
  if (!centre || !(radius > 0)) return null;
  return { ...centre, radius: Math.min(Math.max(radius, 1), searchRadius.largest) };
}

export const toAreaQuery = (area: SearchArea | null): QueryInput => ({
  areaLat: area?.latitude,
  areaLong: area?.longitude,
  areaRadius: area?.radius,
});
