import type { Agency } from "@/lib/api/contract/agencies";
import type { Point } from "@/lib/api/contract/point";
import { readPoint } from "@/lib/maps/read-point";
import type { Query } from "@/lib/query-values";

/** Around where deals are searched; `isOwn` if it is the agency's own location. */
export type DealOrigin = { point: Point; isOwn: boolean };
/** Those of stays and activities, and of cars. */
export type DealOrigins = { stay: DealOrigin | null; airport: DealOrigin | null };

/**
 * `?lat=&long=` (hotels, activities, resorts) and `?airportLat=&airportLong=` (cars), else the
 * agency's own location; null if it has none.
 */
export function resolveDealOrigins(
  { dealsLocation }: Pick<Agency, "dealsLocation">,
  query: Query,
): DealOrigins {
  const toOrigin = (requested: Point | null, own: Point | null): DealOrigin | null => {
    const point = requested ?? own;
    return point && { point, isOwn: !requested };
  };
  return {
    stay: toOrigin(
      readPoint(query.lat, query.long),
      dealsLocation && { latitude: dealsLocation.lat, longitude: dealsLocation.long },
    ),
    airport: toOrigin(
      readPoint(query.airportLat, query.airportLong),
      dealsLocation && {
        latitude: dealsLocation.airportLat,
        longitude: dealsLocation.airportLong,
      },
    ),
  };
}
