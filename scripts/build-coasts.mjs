// Writes public/assets/map/coasts from the full resolution of GSHHG, Debian's gmt-gshhg-full
// (backend/reference-data/SOURCES.md). The results are committed: run it again only for newer data
// or other cities. `node scripts/build-coasts.mjs [/usr/share/gmt-gshhg/binned_GSHHS_f.nc]`
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { File, ready } from "h5wasm/node";
import simplify from "simplify-js";
import "./register-typescript.mjs";

const { listCities } = createRequire(import.meta.url)("../backend/reference-data/cities.ts");
const source = process.argv[2] ?? "/usr/share/gmt-gshhg/binned_GSHHS_f.nc";
const folder = "public/assets/map/coasts";

await ready;
const file = new File(source, "r");
const read = (name) => file.get(name).value;
const firstSegments = read("Id_of_first_segment_in_a_bin");
const segmentCounts = read("N_segments_in_a_bin");
const nodeLevels = read("Embedded_node_levels_in_a_bin");
const segments = read("Embedded_npts_levels_exit_entry_for_a_segment");
const firstPoints = read("Id_of_first_point_in_a_segment");
const longitudes = read("Relative_longitude_from_SW_corner_of_bin");
const latitudes = read("Relative_latitude_from_SW_corner_of_bin");

/** Points of a bin are 16-bit fractions of a degree from its south-western corner. */
const toFraction = (value) => (value & 0xffff) / 0xffff;
const binOf = (south, west) => (89 - south) * 360 + ((west + 360) % 360);

/** Corners of a bin, counter-clockwise from the south-west, as its border's length is counted. */
const corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** 0 sea, 1 land, 2 lake, 3 island in a lake, 4 pond on that. */
const levelsOf = (bin) => corners.map((_, node) => (nodeLevels[bin] >> (9 - 3 * node)) & 7);

/** How far along the border, from 0 to 4, a point on side 0 (south) to 3 (west) lies. */
const alongBorder = (side, { x, y }) => [x, 1 + y, 3 - x, 4 - y][side];

function listSegments(bin) {
  const found = [];
  for (let at = firstSegments[bin]; at < firstSegments[bin] + segmentCounts[bin]; at++) {
    const info = segments[at];
    const points = [];
    for (let point = firstPoints[at]; points.length < info >>> 9; point++)
      points.push({ x: toFraction(longitudes[point]), y: toFraction(latitudes[point]) });
    const [entry, exit] = [(info >> 3) & 7, info & 7];
    const [first, last] = [points[0], points.at(-1)];
    found.push({
      level: (info >> 6) & 7,
      points,
      isRing: entry > 3,
      entry: entry > 3 ? 0 : alongBorder(entry, first),
      exit: exit > 3 ? 0 : alongBorder(exit, last),
    });
  }
  return found;
}

/** What `level` covers of a bin, as rings: its coasts, joined along the border of the bin. */
function listRings(bin, level, ofLevel) {
  const rings = ofLevel.filter(({ isRing }) => isRing).map(({ points }) => points);
  const open = ofLevel.filter(({ isRing }) => !isRing);
  const covered = levelsOf(bin).map((one) => one >= level);
  if (open.length === 0) return covered.every(Boolean) ? [corners, ...rings] : rings;
  const left = new Set(open);
  while (left.size > 0) {
    const [start] = left;
    const ring = [];
    for (let segment = start; segment && left.has(segment);) {
      left.delete(segment);
      ring.push(...segment.points);
      // Land lies to the left of a coast: on along the border, for land counter-clockwise.
      const sense = level % 2 === 1 ? 1 : -1;
      const from = segment.exit;
      const ahead = ({ entry }) => ((entry - from) * sense + 4) % 4;
      const next = open.reduce((a, b) => (ahead(b) < ahead(a) ? b : a));
      const first = sense === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
      for (let corner = first; (corner - from) * sense < ahead(next); corner += sense)
        ring.push(corners[(corner + 4) % 4]);
      segment = next;
    }
    rings.push(ring);
  }
  return rings;
}

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length];
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

/** The rings of a bin with their levels, the lowest first; `tolerance` in degrees of latitude. */
function toShapes(south, west, tolerance) {
  const bin = binOf(south, west);
  const narrowing = Math.cos(((south + 0.5) * Math.PI) / 180);
  const all = listSegments(bin).map((segment) => ({
    ...segment,
    points: simplify(
      segment.points.map(({ x, y }) => ({ x: x * narrowing, y })),
      tolerance,
      true,
    ).map(({ x, y }) => ({ x: x / narrowing, y })),
  }));
  return [1, 2, 3, 4].flatMap((level) =>
    listRings(
      bin,
      level,
      all.filter((segment) => segment.level === level),
    )
      .filter((ring) => ring.length > 2 && areaOf(ring) * narrowing > tolerance ** 2 * 6)
      .map((ring) => ({ level, ring })),
  );
}

/** A whole number in printable letters, five bits in each, the last without the sixth. */
function toLetters(number) {
  let left = number < 0 ? ~(number << 1) : number << 1;
  let letters = "";
  for (; left >= 32; left >>= 5) letters += String.fromCharCode((32 | (left & 31)) + 63);
  return letters + String.fromCharCode(left + 63);
}

/** A level and a way of whole steps of a degree: the first from the cell's corner. */
function toText(shapes, stepsPerDegree) {
  const rows = shapes.map(({ level, ring }) => {
    let row = String(level);
    let [lastX, lastY] = [0, 0];
    for (const { x, y } of ring) {
      const [nextX, nextY] = [Math.round(x * stepsPerDegree), Math.round(y * stepsPerDegree)];
      if (row.length > 1 && nextX === lastX && nextY === lastY) continue;
      row += toLetters(nextX - lastX) + toLetters(nextY - lastY);
      [lastX, lastY] = [nextX, nextY];
    }
    return row;
  });
  return JSON.stringify(rows);
}

/** Bytes, about a third of them when they are sent. A coast of many skerries is drawn coarser. */
const most = 10_000;
const fine = { stepsPerDegree: 5_000, tolerance: 0.000_3 };
/** Degrees of a side. */
const coarse = { size: 5, stepsPerDegree: 200, tolerance: 0.008 };

rmSync(folder, { recursive: true, force: true });
for (const name of ["fine", "coarse"]) mkdirSync(join(folder, name), { recursive: true });

/** degrees: a city's map reaches that far. */
const reach = 0.25;
const near = new Set(
  listCities().flatMap(({ latitude, longitude }) =>
    [-reach, reach].flatMap((north) =>
      [-reach, reach].map(
        (east) => `${Math.floor(latitude + north)}_${Math.floor(longitude + east)}`,
      ),
    ),
  ),
);
let bytes = 0;
const index = { coarse: [], fine: [] };
for (const name of near) {
  const [south, west] = name.split("_").map(Number);
  if (west < -180 || west > 179 || segmentCounts[binOf(south, west)] === 0) continue;
  let text = "";
  for (let { tolerance } = fine; text === "" || text.length > most; tolerance *= 1.5)
    text = toText(toShapes(south, west, tolerance), fine.stepsPerDegree);
  writeFileSync(join(folder, "fine", `${name}.json`), text);
  bytes += text.length;
  index.fine.push(name);
}
for (let south = -90; south < 90; south += coarse.size)
  for (let west = -180; west < 180; west += coarse.size) {
    const shapes = [];
    for (let y = 0; y < coarse.size; y++)
      for (let x = 0; x < coarse.size; x++)
        for (const { level, ring } of toShapes(south + y, west + x, coarse.tolerance))
          shapes.push({ level, ring: ring.map((point) => ({ x: point.x + x, y: point.y + y })) });
    shapes.sort((a, b) => a.level - b.level);
    if (shapes.length === 0) continue;
    const text = toText(shapes, coarse.stepsPerDegree);
    writeFileSync(join(folder, "coarse", `${south}_${west}.json`), text);
    index.coarse.push(`${south}_${west}`);
    bytes += text.length;
  }
writeFileSync(join(folder, "index.json"), JSON.stringify(index));
console.log(`${index.fine.length} cells near cities, ${Math.round(bytes / 1000)} kB in all`);
