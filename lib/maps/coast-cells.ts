import type { Bounds } from "@/lib/api/contract/point";

/**
 * What `scripts/build-coasts.mjs` writes of a square of the Earth: of each ring a digit, its level,
 * odd ones are land, even ones water on it, and steps east and north, in parts of a degree, the
 * first from the south-western corner. Lower levels come first. A step is a number of five bits in
 * each letter, as in Google's encoded polylines.
 */
export type CoastCell = readonly string[];

/** The whole Earth for an overview, and squares around cities as closely as a map zooms in. */
export const coastScales = {
  coarse: { folder: "coarse", size: 5, stepsPerDegree: 200 },
  fine: { folder: "fine", size: 1, stepsPerDegree: 5_000 },
} as const;
export type CoastScale = (typeof coastScales)[keyof typeof coastScales];

/**
 * `south` and `west` in whole degrees, beyond ±180° on the far side of the date line; `name` is the
 * file's.
 */
export type CellCorner = { south: number; west: number; name: string };

/** The squares that a view of the map meets, from the south-west. */
export function listCells(view: Bounds, { size }: { size: number }): CellCorner[] {
  const start = (degrees: number) => Math.floor(degrees / size) * size;
  const cells: CellCorner[] = [];
  for (
    let south = start(Math.max(view.south, -90));
    south < Math.min(view.north, 90);
    south += size
  )
    for (let west = start(view.west); west < view.east; west += size) {
      const wrapped = ((((west + 180) % 360) + 360) % 360) - 180;
      cells.push({ south, west, name: `${south}_${wrapped}` });
    }
  return cells;
}

export type CoastRing = { isWater: boolean; points: [latitude: number, longitude: number][] };

function readSteps(letters: string): number[] {
  const steps: number[] = [];
  let [bits, shift] = [0, 0];
  for (let index = 0; index < letters.length; index++) {
    const part = letters.charCodeAt(index) - 63;
    bits |= (part & 31) << shift;
    shift += 5;
    if (part >= 32) continue;
    steps.push(bits & 1 ? ~(bits >> 1) : bits >> 1);
    [bits, shift] = [0, 0];
  }
  return steps;
}

/** The rings of a cell in degrees. */
export function toCoastRings(
  cell: CoastCell,
  { south, west }: Pick<CellCorner, "south" | "west">,
  { stepsPerDegree }: { stepsPerDegree: number },
): CoastRing[] {
  return cell.map((ring) => {
    const steps = readSteps(ring.slice(1));
    const points: CoastRing["points"] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      points.push([south + y / stepsPerDegree, west + x / stepsPerDegree]);
    }
    return { isWater: Number(ring[0]) % 2 === 0, points };
  });
}
