import L from "leaflet";
import Supercluster from "supercluster";
import type { Point } from "@/lib/api/contract/point";
import type { MapPin } from "@/lib/maps/map-view";

const world: [number, number, number, number] = [-180, -85, 180, 85];

/** Half of the pixels that each takes, from its middle. */
const halves = { pin: { x: 38, y: 17 }, cluster: { x: 22, y: 22 } };

/** Whether a pin at a point covers, or is covered by, any of these. */
export function isCovered(
  at: L.Point,
  others: Iterable<L.Point>,
  by: keyof typeof halves,
): boolean {
  const reach = { x: halves.pin.x + halves[by].x, y: halves.pin.y + halves[by].y };
  for (const { x, y } of others)
    if (Math.abs(x - at.x) < reach.x && Math.abs(y - at.y) < reach.y) return true;
  return false;
}

type Spots = ReadonlyMap<unknown, L.Point>;

/** Below, above and beside a lead that a cluster covers, the nearest first. */
function listSpotsAround(lead: L.Point, at: L.Point): L.Point[] {
  const x = halves.pin.x + halves.cluster.x + 1;
  const y = halves.pin.y + halves.cluster.y + 1;
  const spots = [
    L.point(at.x, lead.y + y),
    L.point(at.x, lead.y - y),
    L.point(lead.x + x, at.y),
    L.point(lead.x - x, at.y),
  ];
  return spots.toSorted((a, b) => a.distanceTo(at) - b.distanceTo(at));
}

/** Where clusters are drawn, so that they cover no lead; those that would anywhere are `stuck`. */
function placeClusters(clusters: ReadonlyMap<number, L.Point>, leads: Spots) {
  const findLead = (at: L.Point) =>
    [...leads.values()].find((lead) => isCovered(lead, [at], "cluster"));
  const spots = new Map([...clusters].filter(([, at]) => !findLead(at)));
  const stuck: L.Point[] = [];
  for (const [id, at] of clusters) {
    const lead = findLead(at);
    if (!lead) continue;
    const spot = listSpotsAround(lead, at).find(
      (each) =>
        !findLead(each) &&
        [...spots.values()].every((other) => other.distanceTo(each) >= 2 * halves.cluster.x),
    );
    if (spot) spots.set(id, spot);
    else stuck.push(at);
  }
  return { spots, stuck };
}

/**
 * Clusters of a zoom level without the leads, which are drawn on their own: those of `first` that
 * cover neither an earlier one nor a cluster that has no place beside it. A pin from which zooming
 * in doesn't part another is no lead.
 */
export function placePins(
  map: L.Map,
  { pins, first, zoom }: { pins: readonly MapPin[]; first: readonly MapPin[]; zoom: number },
) {
  const lastZoom = map.getMaxZoom();
  const project = ({ latitude, longitude }: Point, at = zoom) =>
    map.project([latitude, longitude], at);
  const atLast = pins.map((pin) => ({ pin, at: project(pin, lastZoom) }));
  const isApart = (pin: MapPin) => {
    const others = atLast.filter((other) => other.pin !== pin).map(({ at }) => at);
    return !isCovered(project(pin, lastZoom), others, "pin");
  };
  const leads = new Map<MapPin, L.Point>();
  for (const pin of first)
    if (!isCovered(project(pin), leads.values(), "pin") && isApart(pin))
      leads.set(pin, project(pin));
  for (;;) {
    const index = new Supercluster<{ pin: MapPin }>({
      radius: 64,
      extent: 256,
      maxZoom: lastZoom,
    }).load(
      pins
        .filter((pin) => !leads.has(pin))
        .map((pin) => ({
          type: "Feature",
          properties: { pin },
          geometry: { type: "Point", coordinates: [pin.longitude, pin.latitude] },
        })),
    );
    const clusters = new Map<number, L.Point>();
    for (const { properties, geometry } of index.getClusters(world, zoom)) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ("cluster" in properties)
        clusters.set(properties.cluster_id, project({ latitude, longitude }));
    }
    const { spots, stuck } = placeClusters(clusters, leads);
    if (stuck.length === 0) return { leads, index, spots };
    // They join their clusters, which moves these.
    for (const [pin, at] of leads) if (isCovered(at, stuck, "cluster")) leads.delete(pin);
  }
}
