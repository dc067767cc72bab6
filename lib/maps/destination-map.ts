import "server-only";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import landAtlas from "world-atlas/land-110m.json";
import type { Point } from "@/lib/api/contract/point";

type Topology = Parameters<typeof feature>[0];
type Geometry = Parameters<typeof feature>[1];

// A JSON import has string types where the format has literals.
const atlas = landAtlas as unknown as Topology & { objects: { land: Geometry } };
const land = feature(atlas, atlas.objects.land);
const size = { width: 640, height: 360 };
/** Map width, so that a coast or two is visible. */
const kilometres = 3_200;
const earthRadius = 6_371;

/**
 * The coasts around a place as an SVG path of this size, centred on the place (Natural Earth, 1:110
 * million). Mercator stretches towards the poles: the scale compensates, so that every map spans
 * about the same distance.
 */
export function destinationMap({ latitude, longitude }: Point): {
  width: number;
  height: number;
  land: string;
} {
  const scale = (size.width * earthRadius * Math.cos((latitude * Math.PI) / 180)) / kilometres;
  const projection = geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(scale)
    .translate([size.width / 2, size.height / 2])
    .clipExtent([
      [0, 0],
      [size.width, size.height],
    ]);
  return { ...size, land: geoPath(projection).digits(1)(land) ?? "" };
}
