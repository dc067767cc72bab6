import L from "leaflet";
import Supercluster from "supercluster";
import type { Point } from "@/lib/api/contract/point";
import type { MapPin } from "@/lib/maps/map-view";

const world: [number, number, number, number] = [-180, -85, 180, 85];

/** Half of the pixels that each takes, from its middle; a pin with a price as wide as its text. */
const halves = { cluster: { x: 22, y: 22 }, dot: { x: 14, y: 14 }, pinHeight: 17 };
const pinPadding = 12;
const letterHalf = 4.3;

type Half = { x: number; y: number };
type Leads = ReadonlyMap<MapPin, L.Point>;

/** The lead that covers, or is covered by, what takes `half` around a point. */
function findLead(at: L.Point, half: Half, { leads, pin }: { leads: Leads; pin: Half }) {
  return [...leads.values()].find(
    ({ x, y }) => Math.abs(x - at.x) < pin.x + half.x && Math.abs(y - at.y) < pin.y + half.y,
  );
}

/** Below, above and beside a lead that a cluster covers, the nearest first. */
function listSpotsAround(lead: L.Point, at: L.Point, pin: Half): L.Point[] {
  const [x, y] = [pin.x + halves.cluster.x + 1, pin.y + halves.cluster.y + 1];
  const spots = [
    L.point(at.x, lead.y + y),
    L.point(at.x, lead.y - y),
    L.point(lead.x + x, at.y),
    L.point(lead.x - x, at.y),
  ];
  return spots.toSorted((a, b) => a.distanceTo(at) - b.distanceTo(at));
}

/** Where clusters are drawn, so that they cover no lead; null where no such place is near. */
function placeClusters(
  clusters: ReadonlyMap<number, L.Point>,
  around: { leads: Leads; pin: Half },
) {
  const leadOf = (at: L.Point) => findLead(at, halves.cluster, around);
  const spots = new Map([...clusters].filter(([, at]) => !leadOf(at)));
  for (const [id, at] of clusters) {
    const lead = leadOf(at);
    if (!lead) continue;
    const spot = listSpotsAround(lead, at, around.pin).find(
      (each) =>
        !leadOf(each) &&
        [...spots.values()].every((other) => other.distanceTo(each) >= 2 * halves.cluster.x),
    );
    if (spot) spots.set(id, spot);
  }
  return spots;
}

type Options = {
  pins: readonly MapPin[];
  /** Those that may be leads, with the texts on them. */
  first: ReadonlyMap<MapPin, string>;
  zoom: number;
};

/**
 * What a map draws at a zoom level. `leads` are those of `first` that fit: they cover no
 * earlier one, hide no other pin and leave clusters a place beside them. A pin that zooming in
 * doesn't separate from another is no lead.
 * @returns `index`, the clusters of the others; `spots`, where clusters are drawn; `dots`, the pins
 * whose price a lead would cover
 */
export function placePins(map: L.Map, { pins, first, zoom }: Options) {
  const lastZoom = map.getMaxZoom();
  const longest = Math.max(0, ...[...first.values()].map(({ length }) => length));
  const pin: Half = { x: pinPadding + letterHalf * longest, y: halves.pinHeight };
  const project = ({ latitude, longitude }: Point, at = zoom) =>
    map.project([latitude, longitude], at);
  const atLast = new Map(pins.map((each) => [each, project(each, lastZoom)]));
  const isApart = (each: MapPin) => {
    const others = new Map(atLast);
    others.delete(each);
    return !findLead(project(each, lastZoom), pin, { leads: others, pin });
  };
  const leads = new Map<MapPin, L.Point>();
  for (const each of first.keys())
    if (!findLead(project(each), pin, { leads, pin }) && isApart(each))
      leads.set(each, project(each));
  for (;;) {
    const index = new Supercluster<{ pin: MapPin }>({
      radius: 64,
      extent: 256,
      minZoom: zoom,
      maxZoom: lastZoom,
    }).load(
      pins
        .filter((each) => !leads.has(each))
        .map((each) => ({
          type: "Feature",
          properties: { pin: each },
          geometry: { type: "Point", coordinates: [each.longitude, each.latitude] },
        })),
    );
    const clusters = new Map<number, L.Point>();
    const singles = new Map<MapPin, L.Point>();
    for (const { properties, geometry } of index.getClusters(world, zoom)) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ("cluster" in properties)
        clusters.set(properties.cluster_id, project({ latitude, longitude }));
      else singles.set(properties.pin, project(properties.pin));
    }
    const spots = placeClusters(clusters, { leads, pin });
    const covering = [
      ...[...clusters].flatMap(([id, at]) =>
        spots.has(id) ? [] : (findLead(at, halves.cluster, { leads, pin }) ?? []),
      ),
      ...[...singles.values()].flatMap((at) => findLead(at, halves.dot, { leads, pin }) ?? []),
    ];
    if (covering.length === 0) {
      const isDot = (at: L.Point) => findLead(at, pin, { leads, pin }) !== undefined;
      const dots = new Set([...singles].flatMap(([each, at]) => (isDot(at) ? each : [])));
      return { leads, index, spots, dots };
    }
    // They join the clusters around, which moves these.
    for (const [each, at] of leads) if (covering.includes(at)) leads.delete(each);
  }
}
