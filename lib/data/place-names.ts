import "server-only";
import type { Point } from "@/lib/api/contract/point";
import { listMapPlaces } from "./map-places";

/** Half a region's height in degrees: about 30 km, as far as an airport is from its city. */
const reach = 0.27;

/** The largest town around a point, by name; null if none is known there. */
export async function findPlaceName(
  tenant: string,
  { latitude, longitude }: Point,
): Promise<string | null> {
  const across = reach / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1);
  const places = await listMapPlaces(tenant, {
    west: longitude - across,
    east: longitude + across,
    south: Math.max(latitude - reach, -90),
    north: Math.min(latitude + reach, 90),
  });
  return places.find(({ kind }) => kind === "city")?.name ?? null;
}
