// Draws raster tiles of the world's coasts (Natural Earth, 1:50 million): a small set to try maps
// of one's own with. `node docs/examples/draw-tiles.mjs <folder> <closest zoom>`: docs/maps.md
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { geoMercator, geoPath } from "d3-geo";
import sharp from "sharp";
import { feature } from "topojson-client";

const [folder, closest] = [process.argv[2], Number(process.argv[3])];
if (!folder || !(closest >= 0 && closest <= 8))
  throw new Error("usage: draw-tiles.mjs <folder> <closest zoom, 0 to 8>");

const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
const atlas = JSON.parse(readFileSync(file, "utf8"));
const countries = feature(atlas, atlas.objects.countries);
const size = 256;

function drawTile(zoom, x, y) {
  const tiles = 2 ** zoom;
  const projection = geoMercator()
    .scale((size * tiles) / (2 * Math.PI))
    .translate([(size * tiles) / 2 - x * size, (size * tiles) / 2 - y * size])
    .clipExtent([
      [-2, -2],
      [size + 2, size + 2],
    ]);
  const land = geoPath(projection).digits(1)(countries) ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="#cfe3ee"/>
<path d="${land}" fill="#f7f5f0" stroke="#b9b4a8" stroke-width="1"/></svg>`;
}

for (let zoom = 0; zoom <= closest; zoom++)
  for (let x = 0; x < 2 ** zoom; x++) {
    const column = join(folder, String(zoom), String(x));
    mkdirSync(column, { recursive: true });
    for (let y = 0; y < 2 ** zoom; y++)
      await sharp(Buffer.from(drawTile(zoom, x, y)))
        .webp({ quality: 80 })
        .toFile(join(column, `${y}.webp`));
  }
