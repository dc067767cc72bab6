import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { polygonContains } from "d3-polygon";
import { LRUCache } from "lru-cache";
import type { Point } from "@/lib/api/contract/point";
import { coastScales, listCells, toCoastRings, type CoastCell } from "@/lib/maps/coast-cells";

type Ring = { isWater: boolean; points: [number, number][]; box: [number, number, number, number] };

const cells = new LRUCache<string, readonly Ring[]>({ max: 16 });

function readCell(corner: ReturnType<typeof listCells>[number]): readonly Ring[] {
  const known = cells.get(corner.name);
  if (known) return known;
  const file = join(process.cwd(), `public/assets/map/coasts/fine/${corner.name}.json`);
  const cell = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as CoastCell) : [];
  const rings = toCoastRings(cell, corner, coastScales.fine).map(({ isWater, points }): Ring => {
    const [latitudes, longitudes] = [points.map(([y]) => y), points.map(([, x]) => x)];
    return {
      ...{ isWater, points },
      box: [
        ...([Math.min(...latitudes), Math.min(...longitudes)] as const),
        ...([Math.max(...latitudes), Math.max(...longitudes)] as const),
      ],
    };
  });
  cells.set(corner.name, rings);
  return rings;
}

/**
 * Whether the coasts that maps show have land at a point; where no coast is known near a city it is
 * land.
 */
export function isOnLand({ latitude, longitude }: Point): boolean {
  const [corner] = listCells(
    { south: latitude, north: latitude + 1e-9, west: longitude, east: longitude + 1e-9 },
    coastScales.fine,
  );
  const rings = corner ? readCell(corner) : [];
  if (rings.length === 0) return true;
  // Lakes come after the land that they lie in.
  const last = rings.findLast(
    ({ points, box: [south, west, north, east] }) =>
      latitude >= south &&
      latitude <= north &&
      longitude >= west &&
      longitude <= east &&
      polygonContains(points, [latitude, longitude]),
  );
  return last !== undefined && !last.isWater;
}
