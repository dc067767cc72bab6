import { distanceKm } from "@/lib/api/contract/distance-km";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { isInside, type Point } from "@/lib/api/contract/point";
import type { Surroundings } from "../ports/hotel-supplier";
import { findArea } from "../reference-data/areas";

/** Where a search looks: in all of an area, in a circle of km around a point elsewhere. */
export function toSurroundings(
  { areaId, latitude, longitude }: HotelSearch["place"],
  radius: number,
): Surroundings {
  const area = areaId === undefined ? null : findArea(areaId.replace(/^area-/, ""));
  if (!area) return { point: { latitude, longitude }, radius };
  const { bounds } = area;
  const point = { latitude: area.latitude, longitude: area.longitude };
  const corner = { latitude: bounds.south, longitude: bounds.west };
  return { point, radius: Math.ceil(distanceKm(point, corner)), bounds };
}

/** A supplier that knows circles only answers with more than was searched for. */
export const keepInside = <H extends Point>(
  found: readonly H[],
  { bounds }: Surroundings,
): readonly H[] => (bounds ? found.filter((hotel) => isInside(hotel, bounds)) : found);
