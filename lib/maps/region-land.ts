import "server-only";
import { geoIdentity, geoPath, type GeoContext } from "d3-geo";
import { LRUCache } from "lru-cache";
import { feature } from "topojson-client";
import type { MapRegion } from "./map-region";

type Topology = Parameters<typeof feature>[0];
type Geometry = Parameters<typeof feature>[1];
type Ring = [latitude: number, longitude: number][];
type Shape = { rings: number[][][]; box: MapRegion };

function toBox(ring: number[][]): MapRegion {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude = 0, latitude = 0] of ring) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

/** Natural Earth's coasts, 1:10 million: some megabytes, loaded when the first map is drawn. */
async function loadShapes(): Promise<Shape[]> {
  const { default: atlas } = await import("world-atlas/land-10m.json");
  // A JSON import has string types where the format has literals.
  const topology = atlas as unknown as Topology & { objects: { land: Geometry } };
  const land = feature(topology, topology.objects.land);
  const geometries =
    land.type === "FeatureCollection"
      ? land.features.map(({ geometry }) => geometry)
      : [land.geometry];
  return geometries
    .flatMap((geometry) =>
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [],
    )
    .map((rings) => ({ rings, box: toBox(rings[0] ?? []) }));
}

let shapes: Promise<Shape[]> | undefined;
const drawn = new LRUCache<string, Ring[]>({ max: 200 });

const meets = (a: MapRegion, b: MapRegion) =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/**
 * The land of a region as closed rings, clipped and simplified to screen resolution. Empty on the
 * open sea.
 */
export async function regionLand(region: MapRegion): Promise<Ring[]> {
  const key = Object.values(region).join();
  const known = drawn.get(key);
  if (known) return known;
  shapes ??= loadShapes();
  const { west, south, east, north } = region;
  const finest = Math.max(east - west, north - south) / 600;
  const rings: Ring[] = [];
  const add = (longitude: number, latitude: number) => rings.at(-1)?.push([latitude, longitude]);
  const context: GeoContext = {
    beginPath: () => {},
    arc: () => {},
    closePath: () => {},
    moveTo: (longitude, latitude) => {
      rings.push([]);
      add(longitude, latitude);
    },
    lineTo: add,
  };
  // Unprojected degrees: the browser's map does the projection.
  const plane = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  const coordinates = (await shapes)
    .filter(({ box }) => meets(box, region))
    .map((shape) => shape.rings);
  geoPath(plane, context)({ type: "MultiPolygon", coordinates });
  const land = rings.map((ring) => thin(ring, finest)).filter(({ length }) => length > 2);
  drawn.set(key, land);
  return land;
}

/**
 * Removes points too close to the previous one to be seen; coordinates are exact to about 100 m.
 */
function thin(ring: Ring, finest: number): Ring {
  const kept: Ring = [];
  for (const [latitude, longitude] of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(latitude - last[0], longitude - last[1]) >= finest)
      kept.push([Math.round(latitude * 1_000) / 1_000, Math.round(longitude * 1_000) / 1_000]);
  }
  return kept;
}
